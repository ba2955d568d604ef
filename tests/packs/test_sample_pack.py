"""A card pack of a third party: built, installed beside Cardwright, played with, taken away."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

pytest.importorskip("hatchling", reason="builds the pack without an index")

SOURCE = Path(__file__).parent / "sample_pack"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]

PLAY = """
import json

from cardwright.catalog import Catalog
from cardwright.decisions import ChooseNumber, ChooseTargets, PriorityDecision
from cardwright.game import Game
from cardwright.pool import CardPool

catalog = Catalog.installed()
found = catalog.find("Ember Hoarder")
told = {"found": found is not None, "problems": [str(p) for p in catalog.problems]}
if found is None:
    told["why"] = str(catalog.why_not("Ember Hoarder"))
else:
    pool = CardPool.build(catalog, ["Ember Hoarder", "Mountain", "Lightning Bolt"], strict=True)
    card = pool.cards["Ember Hoarder"]
    deck = ["Mountain", "Mountain", "Ember Hoarder", "Lightning Bolt"] * 6
    game = Game(pool, [deck, deck], seed=4, log=True).start(first=0)
    while not game.over:
        decision = game.decision
        answer = decision.default()
        if isinstance(decision, PriorityDecision):
            texts = [str(option) for option in decision.options]
            mine = game.turn.active == decision.player.id and not game.zones.stack
            wanted = [i for i, t in enumerate(texts) if t != "pass" and mine]
            answer = wanted[0] if wanted else 0
        elif isinstance(decision, ChooseNumber):
            answer = min(1, decision.maximum)
        elif isinstance(decision, ChooseTargets):
            answer = (len(decision.options) - 1,)
        game.answer(answer)
    told |= {
        "text": card.face.text,
        "distribution": found.distribution,
        "version": pool.versions["cardwright-sample-pack"],
        "result": game.result,
        "log": [event.say() for event in game.log],
    }
print(json.dumps(told))
"""


def run(*command: str, python: Path | None = None) -> str:
    """What a command says; it must succeed."""
    line = [str(python), *command] if python is not None else list(command)
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env["PIP_NO_INPUT"] = env["PIP_NO_INDEX"] = "1"
    done = subprocess.run(line, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack as its author would publish it."""
    folder = tmp_path_factory.mktemp("wheel")
    run(*PIP, "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(folder), str(SOURCE))
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The interpreter of a fresh environment that sees this Cardwright and nothing new."""
    venv.create(tmp_path / "env", with_pip=False, symlinks=os.name != "nt")
    paths = {"base": str(tmp_path / "env"), "platbase": str(tmp_path / "env")}
    site = Path(sysconfig.get_path("purelib", "venv", vars=paths))
    here = sysconfig.get_path("purelib")
    (site / "outer.pth").write_text(f"import site; site.addsitedir({here!r})\n", encoding="utf-8")
    scripts = Path(sysconfig.get_path("scripts", "venv", vars=paths))
    return scripts / Path(sys.executable).name


def test_pack(wheel: Path, python: Path) -> None:
    """Its card, keyword and effect are in the game once it is installed, and gone with it."""
    pip = [*PIP, "--python", str(python)]
    before = json.loads(run("-c", PLAY, python=python))
    run(*pip, "install", "-q", "--no-deps", str(wheel))
    there = json.loads(run("-c", PLAY, python=python))
    run(*pip, "uninstall", "-q", "-y", "cardwright-sample-pack")
    after = json.loads(run("-c", PLAY, python=python))

    assert not before["found"]
    assert there["found"]
    assert there["problems"] == []
    assert (there["distribution"], there["version"]) == ("cardwright-sample-pack", "1.0.0")
    assert there["text"] == (
        "Emberheart 2\n{T}: You lose up to 3 life. "
        "Put a +1/+1 counter on this creature for each 1 life lost this way."
    )
    assert there["result"]
    assert any("casts Ember Hoarder" in line for line in there["log"])
    assert any("+1/+1 counters on Ember Hoarder" in line for line in there["log"])
    assert any("Ember Hoarder deals 2 damage" in line for line in there["log"])
    assert not after["found"]
    assert "unknown card" in after["why"]
