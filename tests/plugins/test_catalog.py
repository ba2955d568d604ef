"""The catalog of installed cards and plugins."""

import sys
from types import SimpleNamespace

import pytest

from cardwright.catalog import Catalog, PackManifest, slugify
from cardwright.hookspecs import hookimpl
from cardwright.problems import Kind


class Pack:
    """A pack of two cards that counts how often its manifest is made."""

    name = "alpha"

    def __init__(self) -> None:
        self.asked = 0

    @hookimpl
    def cardwright_pack(self) -> PackManifest:
        self.asked += 1
        names = frozenset({"Ancestral Recall", "Time Walk"})
        return PackManifest(names, lambda name: SimpleNamespace(name=name))


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Chained to the Rocks", "chained-to-the-rocks"),
        ("Dead Man's Chest", "dead-mans-chest"),
        ("Dead Man’s Chest", "dead-mans-chest"),
        ("Lim-Dûl's Vault", "lim-duls-vault"),
        ("Æther Vial", "aether-vial"),
        ("Fire // Ice", "fire--ice"),
        ("Ragavan, Nimble Pilferer", "ragavan-nimble-pilferer"),
        ("+2 Mace", "2-mace"),
        ("_____", "u5f-u5f-u5f-u5f-u5f"),
    ],
)
def test_slugs(name: str, slug: str) -> None:
    """A slug is made of words and hyphens, and is its own slug."""
    assert slugify(name) == slug
    assert slugify(slug) == slug


def test_finds_a_card_without_importing_it(distribute) -> None:
    """Finding gives the entry with its distribution and version; its module stays unloaded."""
    path = distribute(
        "shock-pack", "2.1", cards={"shock": "t_shock:card"}, modules={"t_shock": "card = 5"}
    )

    entry = Catalog.scan([path]).find("Shock")

    assert (entry.slug, entry.value) == ("shock", "t_shock:card")
    assert (entry.distribution, entry.version) == ("shock-pack", "2.1")
    assert "t_shock" not in sys.modules
    assert entry.load() == 5


def test_installed_is_scanned_once(distribute, monkeypatch) -> None:
    """A distribution that appears later is seen after a refresh, not before."""
    Catalog.installed(refresh=True)
    distribute("late", cards={"a-late-card": "t_late:card"})

    assert Catalog.installed().find("A Late Card") is None
    assert Catalog.installed(refresh=True).find("A Late Card") is not None
    monkeypatch.undo()
    Catalog.installed(refresh=True)


def test_front_face_finds_the_whole_card(distribute) -> None:
    """A card of two faces is found by both names and by that of its front face."""
    path = distribute("faces", cards={"fire--ice": "t_fire:card"})
    catalog = Catalog.scan([path])

    assert catalog.find("Fire // Ice") == catalog.find("Fire")
    assert catalog.find("Fire").slug == "fire--ice"
    assert catalog.find("Ice") is None


def test_unknown_card_has_nearest_names() -> None:
    """An unknown name is answered with those that are most like it."""
    catalog = Catalog.of(cards={"Lightning Bolt": 1, "Lightning Helix": 2, "Shock": 3})

    problem = catalog.why_not("Lightnin Bolt")

    assert problem.kind is Kind.UNKNOWN_CARD
    assert "lightning-bolt" in problem.reason


def test_pack_is_asked_only_when_needed() -> None:
    """A manifest is made for the first name that is no card by itself, and only once."""
    pack = Pack()
    catalog = Catalog.of(cards={"Shock": 1}, packs=[pack])

    assert catalog.find("Shock") is not None
    assert pack.asked == 0
    assert catalog.find("Time Walk").load().name == "Time Walk"
    assert catalog.find("ancestral-recall").load().name == "Ancestral Recall"
    assert pack.asked == 1


def test_broken_pack_is_reported() -> None:
    """A pack without a manifest is a problem; the other packs go on."""
    catalog = Catalog.of(packs={"empty": SimpleNamespace(), "gone": "t_no_such:pack", "a": Pack()})

    assert catalog.find("Time Walk") is not None
    assert [problem.kind for problem in catalog.problems] == [Kind.BROKEN_IMPORT]


@pytest.mark.parametrize("block", ["shock", "Shock", "card:shock", "Some_Pack"])
def test_blocking(distribute, block: str) -> None:
    """A card is blocked by its name, its slug, its id, or its distribution."""
    path = distribute("some-pack", cards={"shock": "t_shock:card"})
    catalog = Catalog.scan([path], block=[block])

    assert catalog.find("Shock") is None
    assert catalog.why_not("Shock").kind is Kind.BLOCKED


def test_blocking_by_environment(distribute, monkeypatch) -> None:
    """CARDWRIGHT_BLOCK blocks what it names in the installed catalog."""
    distribute("env-pack", plugins={"keyword-t-env": "t_env", "keyword-t-other": "t_env"})
    monkeypatch.setenv("CARDWRIGHT_BLOCK", "a-card; keyword-t-env")

    names = [entry.name for entry in Catalog.installed(refresh=True).plugins("keyword-t-")]

    assert names == ["keyword-t-other"]
    monkeypatch.undo()
    Catalog.installed(refresh=True)


def test_blocking_a_distribution_uncovers_the_next(distribute) -> None:
    """When the distribution whose card counts is blocked, that of the other one does."""
    paths = [distribute(name, cards={"shock": f"t_{name}:card"}) for name in ("aa", "bb")]

    assert Catalog.scan(paths).find("Shock").distribution == "aa"
    assert Catalog.scan(paths, block=["aa"]).find("Shock").distribution == "bb"


def test_duplicates_do_not_depend_on_the_path(distribute) -> None:
    """Two claims to one name are a problem, and the same one counts in any order."""
    paths = [distribute(name, cards={"shock": f"t_{name}:card"}) for name in ("bb", "aa")]
    one, other = Catalog.scan(paths), Catalog.scan(paths[::-1])

    assert one.find("Shock") == other.find("Shock")
    assert [str(problem) for problem in one.problems] == [
        "duplicate: card:shock (aa 1.0): aa 1.0, bb 1.0 all declare it; that of aa 1.0 counts"
    ]


def test_a_name_declared_twice_in_one_distribution(distribute) -> None:
    """A package that declares a card twice is told so; the first counts."""
    path = distribute("dd", text="[cardwright.cards]\nshock = t_a:card\nshock = t_b:card\n")
    catalog = Catalog.scan([path])

    assert catalog.find("Shock").value == "t_a:card"
    assert [problem.kind for problem in catalog.problems] == [Kind.DUPLICATE]


def test_earlier_version_on_the_path_shadows_a_later_one(distribute) -> None:
    """Of one distribution found twice, only the first on the path exists, as for imports."""
    first = distribute("same", "2.0", cards={})
    second = distribute("same", "1.0", cards={"shock": "t_same:card"})

    assert Catalog.scan([first, second]).find("Shock") is None
    assert Catalog.scan([second, first]).find("Shock").version == "1.0"


def test_unreadable_metadata_is_reported(distribute) -> None:
    """A damaged entry_points.txt is a problem of its distribution and of no other."""
    bad = distribute("bad", text=b"\xff\xfe[cardwright.cards]")
    good = distribute("good", cards={"shock": "t_good:card"})
    catalog = Catalog.scan([bad, good])

    assert catalog.find("Shock") is not None
    assert [(p.kind, p.distribution) for p in catalog.problems] == [(Kind.BROKEN_METADATA, "bad")]


def test_comments_and_other_groups_are_not_entries(distribute) -> None:
    """Comments, blank lines and foreign groups in the file are passed over."""
    text = "[x]\nshock = a:b\n[cardwright.cards]\n# note = a:b\n\n bolt=c:card\n[y]\nopt = d:e\n"
    catalog = Catalog.scan([distribute("mixed", text=text)])

    assert list(catalog.slugs()) == ["bolt"]


def test_rules_are_all_plugins_but_tools() -> None:
    """Agents, formats, deck formats and commands are loaded on demand only."""
    names = ["agent-x", "command-x", "deck-format-x", "format-x", "keyword-x", "house-rule"]
    catalog = Catalog.of(plugins=dict.fromkeys(names, SimpleNamespace()))

    assert [entry.name for entry in catalog.rules()] == ["house-rule", "keyword-x"]
    assert [entry.name for entry in catalog.plugins("agent-")] == ["agent-x"]


def test_only_some_distributions(distribute) -> None:
    """A catalog can be narrowed to some distributions, whatever else is installed."""
    paths = [distribute(name, cards={name: "t:card"}) for name in ("one", "two")]
    catalog = Catalog.scan(paths).only("two")

    assert list(catalog.slugs()) == ["two"]
