"""The plugin host."""

import inspect
from types import SimpleNamespace

import pytest

from cardwright import hookspecs
from cardwright.hookspecs import HOOKS, hookimpl, incompatibility
from cardwright.language.nodes import Ability
from cardwright.plugins import PluginHost
from cardwright.problems import Kind


def plugin(**hooks: object) -> SimpleNamespace:
    """A plugin whose hooks return these values, or raise them."""

    def hook(value: object):
        def call() -> object:
            if isinstance(value, BaseException):
                raise value
            return value

        return hookimpl(call)

    return SimpleNamespace(**{f"cardwright_{name}": hook(value) for name, value in hooks.items()})


def kinds(host: PluginHost) -> list[Kind]:
    return [problem.kind for problem in host.problems]


def test_every_hook_is_documented_and_typed() -> None:
    """Each hook has a docstring, a return type and no argument."""
    for name in HOOKS:
        hook = getattr(hookspecs, name)
        signature = inspect.signature(hook)

        assert hook.__doc__
        assert signature.return_annotation is not inspect.Signature.empty
        assert not signature.parameters


def test_every_hook_has_its_method() -> None:
    """The host has one public method for each hook, named like it."""
    for name in HOOKS:
        method = name.removeprefix("cardwright_")

        assert hasattr(PluginHost, method) or hasattr(PluginHost, f"{method}s")


def test_results_come_in_the_order_of_names() -> None:
    """Registration order has no say in the order of the results."""
    one, two = Ability(), Ability()
    host = PluginHost()
    host.add(plugin(triggers=[two]), "b")
    host.add(plugin(triggers=[one]), "a")

    assert host.triggers() == [("a", (one,)), ("b", (two,))]
    assert host.problems == ()


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(3)])
def test_a_hook_that_raises_is_a_problem(error: BaseException) -> None:
    """An exception in one plugin is reported with its traceback; the others are asked."""
    host = PluginHost()
    host.add(plugin(static=error), "bad", distribution="badpack", version="0.3")
    host.add(plugin(static=[]), "good")

    assert host.static() == [("good", ())]
    (problem,) = host.problems
    assert problem.kind is Kind.HOOK_FAILED
    assert str(problem).startswith("hook failed: bad (badpack 0.3): cardwright_static: ")
    assert type(error).__name__ in problem.traceback


@pytest.mark.parametrize("result", [None, 5, "flying", [None], ["flying"]])
def test_wrong_results_are_problems(result: object) -> None:
    """A result that is no sequence of abilities is reported and left out."""
    host = PluginHost()
    host.add(plugin(costs=result), "bad")

    assert [ability for _, found in host.costs() for ability in found] == []
    assert kinds(host) == [Kind.WRONG_TYPE]


def test_wrong_items_are_left_out() -> None:
    """The good part of a sequence stays."""
    good = Ability()
    host = PluginHost()
    host.add(plugin(activated=[good, 7]), "half")

    assert host.activated() == [("half", (good,))]
    assert kinds(host) == [Kind.WRONG_TYPE]


def test_misspelt_hook_names_the_nearest() -> None:
    """A hook that doesn't exist is reported, and the plugin's others are asked."""
    host = PluginHost()
    host.add(plugin(trigers=[], static=[]), "typo")

    assert host.static() == [("typo", ())]
    (problem,) = host.problems
    assert problem.kind is Kind.MISSPELT_HOOK
    assert problem.reason == "there is no cardwright_trigers; did you mean cardwright_triggers?"


def test_unmarked_hook_is_reported() -> None:
    """A function named like a hook without @hookimpl is a slip, not silence."""
    host = PluginHost()
    host.add(SimpleNamespace(cardwright_costs=lambda: ()), "plain")

    assert host.costs() == []
    assert kinds(host) == [Kind.WRONG_HOOK]


def test_hook_with_an_argument_is_reported() -> None:
    """No hook takes an argument; one that wants any is refused with its plugin."""

    @hookimpl
    def cardwright_costs(game: object) -> tuple[()]:
        return ()

    bad = plugin(static=[])
    bad.cardwright_costs = cardwright_costs
    host = PluginHost()

    assert not host.add(bad, "wants")
    assert (host.costs(), host.static()) == ([], [])
    assert kinds(host) == [Kind.WRONG_HOOK]


def test_wrapper_is_refused() -> None:
    """A wrapper would make a result depend on what else is installed."""

    @hookimpl(wrapper=True)
    def cardwright_costs():
        return (yield)

    host = PluginHost()
    host.add(SimpleNamespace(cardwright_costs=cardwright_costs), "wrap")

    assert host.costs() == []
    assert kinds(host) == [Kind.WRONG_HOOK]


def test_two_plugins_of_one_name() -> None:
    """The second plugin of a name is a problem; the first stays."""
    host = PluginHost()

    assert host.add(plugin(costs=[]), "same")
    assert not host.add(plugin(costs=[]), "same")
    assert kinds(host) == [Kind.DUPLICATE]


@pytest.mark.parametrize(
    ("declared", "fits"),
    [(None, True), ("1.0", True), ("1.1", False), ("0.9", False), ("2.0", False), (1, False)],
)
def test_api_versions(declared: object, fits: bool) -> None:
    """Our major version up to our minor one is compatible; no declaration means the current."""
    assert (incompatibility(declared) is None) is fits


def test_incompatible_plugin_is_not_registered() -> None:
    """A plugin for another version of the hooks is reported and never called."""
    host = PluginHost()
    late = plugin(costs=[])
    late.cardwright_api = "9.0"

    assert not host.add(late, "late")
    assert host.costs() == []
    assert kinds(host) == [Kind.INCOMPATIBLE_API]


def test_properties_of_a_plugin_are_not_run() -> None:
    """Registering looks at names with our prefix only."""

    class Touchy:
        @property
        def anything(self) -> None:
            raise AssertionError

        @hookimpl
        def cardwright_costs(self) -> tuple[()]:
            return ()

    host = PluginHost()

    assert host.add(Touchy(), "touchy")
    assert host.costs() == [("touchy", ())]


def test_tools() -> None:
    """Agents and commands are mappings of names to callables; deck formats have names."""
    host = PluginHost()
    host.add(plugin(agents={"random": dict}, commands={"x": 1}), "a")
    deck_format = SimpleNamespace(name="plain")
    host.add(plugin(deck_formats=[deck_format], formats=[deck_format]), "b")

    assert host.agents() == [("a", {"random": dict})]
    assert host.commands() == []
    assert host.deck_formats() == host.formats() == [("b", (deck_format,))]
    assert kinds(host) == [Kind.WRONG_TYPE]
