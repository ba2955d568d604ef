"""``python -m cardwright_plugins.cli``: the command ``cardwright``."""

from cardwright_plugins.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
