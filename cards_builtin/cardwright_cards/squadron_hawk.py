"""Squadron Hawk."""

from cardwright.language import THIS, Creature, May, Named, Search, When, enters

card = Creature(
    "Squadron Hawk",
    "{1}{W}",
    "Bird",
    "1/1",
    "flying",
    When(enters(THIS), May(Search(Named("Squadron Hawk"), count=3, reveal=True))),
)
