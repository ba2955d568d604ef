"""The commands."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardwright_plugins.cli import rules
from cardwright_plugins.cli.failures import BAD_INPUT, OK, PROBLEM, BadInput, complain

if TYPE_CHECKING:
    from rich.console import Console

    from cardwright.agents import Agent, Maker
    from cardwright.catalog import Catalog
    from cardwright.problems import Problem
    from cardwright_plugins.cli.matches import Match

TAIL = 12
"""How many lines of the log are shown when nobody asks for it or against it."""

app = typer.Typer(
    name="cardwright",
    help="""Play and simulate games of Magic: The Gathering, and look at what is installed.

    A deck is a file (plain text, MTG Arena, MTGO, Forge, XMage, Cockatrice) or the name of one
    that is shipped: see `cardwright decks`.

    Exit codes: 0 all is well; 1 a problem was found; 2 the command or its input can't be used.
    """,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
deck_app = typer.Typer(
    help="Look at a deck list.", no_args_is_help=True, rich_markup_mode="markdown"
)
app.add_typer(deck_app, name="deck")
app.command("rules")(rules.rules)

DeckArgument = Annotated[
    str, typer.Argument(help="A deck list: a file, or the name of a shipped deck.")
]
AgentsOption = Annotated[
    str,
    typer.Option(
        "--agents", "-a", help="Who plays, for A and for B: `greedy,random`. One name is both."
    ),
]
BlockOption = Annotated[
    list[str] | None,
    typer.Option("--block", help="A card, plugin or package to leave out; may be repeated."),
]
StrictOption = Annotated[bool, typer.Option("--strict", help="Exit with 1 if anything fails.")]
TurnsOption = Annotated[
    int, typer.Option("--max-turns", min=1, help="Turns after which a game is called a draw.")
]
LifeOption = Annotated[int, typer.Option("--life", min=1, help="Starting life.")]


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
    command = _command(arguments)
    try:
        code = command.main(list(arguments), prog_name="cardwright", standalone_mode=False)
    except BadInput as error:
        complain(error.lines)
        return BAD_INPUT
    except typer.Exit as stop:
        return int(stop.exit_code)
    except (typer.Abort, KeyboardInterrupt):
        complain(["stopped"])
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return PROBLEM
    except Exception as error:
        # What the command-line parser refuses; it knows how to say so.
        show = getattr(error, "show", None)
        if show is None:
            raise
        show()
        return int(getattr(error, "exit_code", BAD_INPUT))
    return code if isinstance(code, int) else OK


def _command(arguments: Sequence[str]) -> Any:
    """All commands, those of plugins among them (hook ``cardwright_commands``)."""
    from cardwright.catalog import Catalog

    host = Catalog.installed().host("command-")
    own = {
        command.name or getattr(command.callback, "__name__", "")
        for command in app.registered_commands
    } | {group.name or "" for group in app.registered_groups}
    if "scenario" not in own and (not arguments or arguments[0] not in own):
        # It imports the whole engine, which the other commands can do without.
        from cardwright_plugins.cli import scenario

        app.add_typer(scenario.app, name="scenario")
    own.add("scenario")
    for plugin, commands in host.commands():
        for name, function in commands.items():
            if name in own:
                complain([f"{plugin}: there is a command {name} already"])
                continue
            own.add(name)
            app.command(name)(function)
    complain(map(str, host.problems))
    return typer.main.get_command(app)


@app.callback(invoke_without_command=True)
def _main(
    version: Annotated[
        bool, typer.Option("--version", "-V", is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if version:
        from importlib.metadata import version as version_of

        print(f"cardwright {version_of('cardwright')}")
        raise typer.Exit(OK)


# --- playing -----------------------------------------------------------------------------------


@app.command()
def play(
    deck_a: DeckArgument,
    deck_b: DeckArgument,
    agents: AgentsOption = "greedy",
    seed: Annotated[
        int | None, typer.Option("--seed", help="The game's seed; a new one if not given.")
    ] = None,
    log: Annotated[
        bool | None,
        typer.Option(
            "--log/--no-log", help="Show the whole log, or none of it. [default: its end]"
        ),
    ] = None,
    life: LifeOption = 20,
    max_turns: TurnsOption = 500,
) -> None:
    """Play one game of A against B and show how it ends.

    With `--agents human,greedy` you play A: the board is shown at each of your decisions, and
    `?` tells what you can answer. The same decks, agents and seed give the same game.
    """
    from random import SystemRandom

    from rich.text import Text

    from cardwright.agents import Limits, seed_for
    from cardwright.agents import play as drive
    from cardwright.catalog import Catalog
    from cardwright.game import Game, GameError
    from cardwright_plugins.cli.board import board, log_lines, result
    from cardwright_plugins.cli.human import HumanAgent, Quit
    from cardwright_plugins.cli.matches import pool_for

    catalog = Catalog.installed()
    match = _match(catalog, deck_a, deck_b, agents, Limits(turns=max_turns), life)
    makers = _makers(match.agents, catalog)
    own = seed if seed is not None else SystemRandom().getrandbits(32)
    pool = pool_for(match, catalog)
    _tell_problems(pool.problems)
    console = _console()
    sides = [f"{name} ({agent})" for name, agent in zip(match.names, match.agents, strict=True)]
    console.print(Text(f"{' against '.join(sides)}, seed {own}"))
    game = Game(pool, match.decks, seed=own, names=match.names, life=life, log=True)
    players: list[Agent] = [maker(seed_for(own, seat)) for seat, maker in enumerate(makers)]
    people = [game.players[seat] for seat, one in enumerate(players) if isinstance(one, HumanAgent)]
    viewer = people[0] if len(people) == 1 else None
    code = OK
    try:
        drive(game.start(), players, match.limits)
    except Quit:
        console.print(Text("stopped", style="yellow"))
        code = PROBLEM
    except (GameError, ValueError) as error:
        complain([f"{type(error).__name__} in turn {game.turn.number}, seed {own}: {error}"])
        code = PROBLEM
    lines = log_lines(game.log or (), viewer)
    for line in lines if log else lines[-TAIL:] if log is None else ():
        console.print(line)
    console.print(board(game, viewer))
    console.print(result(game))
    if code:
        raise typer.Exit(code)


@app.command()
def sim(
    deck_a: DeckArgument,
    deck_b: DeckArgument,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the whole simulation.")] = 1,
    agents: AgentsOption = "greedy",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON document, with each game's digest.")
    ] = False,
    life: LifeOption = 20,
    max_turns: TurnsOption = 500,
) -> None:
    """Play many games of A against B and count.

    Who starts alternates, beginning with A. Game number *i* has a seed of its own, made of
    `--seed` and *i*, so the outcome does not depend on `--jobs`. Shares of games won come with
    their 95 % Wilson intervals. Exits with 1 if a game failed.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from cardwright.agents import Limits
    from cardwright.catalog import Catalog
    from cardwright_plugins.cli import matches

    catalog = Catalog.installed()
    match = _match(catalog, deck_a, deck_b, agents, Limits(turns=max_turns), life)
    matches.makers(match.agents, catalog)  # told before the bar is drawn
    began = time.perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=_console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        outcomes = matches.simulate(
            match, catalog, seed, games, jobs, lambda _outcome: progress.advance(task)
        )
    seconds = time.perf_counter() - began
    summary = matches.summary(match, seed, outcomes)
    speed = round(summary["decisions"] / seconds) if seconds else 0
    timing = {"seconds": round(seconds, 2), "decisions per second": speed, "jobs": jobs}
    if as_json:
        document = {**summary, "timing": timing, "results": [one.plain() for one in outcomes]}
        print(json.dumps(document, indent=1, ensure_ascii=False))
    else:
        _show_summary(summary, timing)
    failed = [one for one in outcomes if one.failed]
    complain(f"game {one.index}, seed {one.seed}: {one.reason}" for one in failed)
    if failed:
        raise typer.Exit(PROBLEM)


def _show_summary(summary: dict[str, Any], timing: dict[str, Any]) -> None:
    from rich.table import Table

    console = _console()
    table = Table(box=None, pad_edge=False)
    for column in ("deck", "agent"):
        table.add_column(column)
    for column in ("wins", "share", "95 % interval", "starting"):
        table.add_column(column, justify="right")
    for one in summary["players"]:
        low, high = one["interval"]
        table.add_row(
            one["deck"], one["agent"], str(one["wins"]), f"{one['share']:.1%}",
            f"{low:.1%} – {high:.1%}", str(one["wins starting"]),
        )  # fmt: skip
    console.print(table)
    console.print(
        f"{summary['games']} games, seed {summary['seed']}; {summary['draws']} draws, "
        f"{summary['failed']} failed; {summary['turns']} turns on average",
        highlight=False,
    )
    console.print(
        f"{summary['decisions']} decisions in {timing['seconds']} s: "
        f"{timing['decisions per second']} a second",
        highlight=False,
    )
    reasons = Table(box=None, pad_edge=False, show_header=False)
    for reason, count in summary["reasons"].items():
        reasons.add_row(str(count), reason)
    console.print(reasons)


def _match(
    catalog: Catalog, deck_a: str, deck_b: str, agents: str, limits: Any, life: int
) -> Match:
    from cardwright_plugins.cli.decklists import main_deck
    from cardwright_plugins.cli.matches import Match

    names = [name.strip() for name in agents.split(",")]
    if not 1 <= len(names) <= 2 or not all(names):
        raise BadInput(f"--agents {agents!r}: one name, or two with a comma between")
    found = []
    bad: list[str] = []
    for text in (deck_a, deck_b):
        try:
            found.append(main_deck(text, catalog))
        except BadInput as error:
            bad.extend(line for line in error.lines if line not in bad)
    if bad:
        raise BadInput(*bad)
    (name_a, cards_a), (name_b, cards_b) = found
    if name_a == name_b:
        name_a, name_b = f"{name_a} A", f"{name_b} B"
    return Match(
        (name_a, name_b), (tuple(cards_a), tuple(cards_b)), (names[0], names[-1]), limits, life
    )


def _makers(names: Sequence[str], catalog: Catalog) -> list[Maker]:
    """The makers of agents, a person among them."""
    from cardwright_plugins.cli.human import HumanAgent
    from cardwright_plugins.cli.matches import makers

    return [HumanAgent if name == "human" else makers([name], catalog)[0] for name in names]


# --- what is installed -------------------------------------------------------------------------


@app.command()
def packs(block: BlockOption = None, strict: StrictOption = False) -> None:
    """List the packages that bring cards and plugins, and what of them fails, with the reason.

    CARDWRIGHT_BLOCK in the environment blocks like `--block`: names with `;` between them.
    """
    from rich.table import Table

    from cardwright.catalog import Catalog
    from cardwright_plugins.cli import inventory

    rows = inventory.packs(Catalog.installed(), block or ())
    table = Table(box=None, pad_edge=False)
    table.add_column("package")
    table.add_column("version")
    for column in ("cards", "plugins", "problems"):
        table.add_column(column, justify="right")
    for row in rows:
        counts = (row.cards, row.plugins, len(row.problems))
        table.add_row(row.distribution, row.version, *map(str, counts))
    _console().print(table)
    problems = [problem for row in rows for problem in row.problems]
    _tell_problems(problems)
    if strict and problems:
        raise typer.Exit(PROBLEM)


@app.command()
def cards(
    query: Annotated[str, typer.Argument(help="A part of a name; all cards without it.")] = "",
    block: BlockOption = None,
    strict: StrictOption = False,
) -> None:
    """List the installed cards, and those that fail, with the package they come in.

    One card found by its whole name is shown with its text. Exits with 1 if none is found.
    """
    from rich.table import Table
    from rich.text import Text

    from cardwright.catalog import Catalog
    from cardwright_plugins.cli import inventory

    catalog = Catalog.installed()
    rows = inventory.cards(catalog, query, block or ())
    if not rows:
        near = ", ".join(catalog.nearest(query))
        complain([f"{query}: no installed card{f'; the nearest are {near}' if near else ''}"])
        raise typer.Exit(PROBLEM)
    table = Table(box=None, pad_edge=False)
    for column in ("card", "cost", "types", "package"):
        table.add_column(column)
    for row in rows:
        state = f"{row.distribution} {row.version}".strip()
        if row.problem is not None:
            state += f"  {row.problem.kind}"
        table.add_row(row.name, row.cost, row.types, Text(state, style="dim"))
    console = _console()
    console.print(table)
    if len(rows) == 1 and rows[0].problem is None:
        card = catalog.find(query) if query else None
        text = getattr(card.load(), "text", "") if card is not None else ""
        console.print(Text(text))
    problems = [row.problem for row in rows if row.problem is not None]
    _tell_problems(problems)
    if strict and problems:
        raise typer.Exit(PROBLEM)


@app.command()
def decks() -> None:
    """List the shipped decks, whose names can stand for a file."""
    from rich.table import Table

    from cardwright.catalog import Catalog
    from cardwright_plugins.cli import decklists

    catalog = Catalog.installed()
    table = Table(box=None, pad_edge=False)
    table.add_column("name")
    table.add_column("deck")
    table.add_column("main", justify="right")
    table.add_column("side", justify="right")
    table.add_column("cards that are not installed")
    for name in decklists.shipped():
        deck = decklists.read(name, catalog)
        missing = dict.fromkeys(problem.text for problem in decklists.unknown(deck, catalog))
        table.add_row(
            name, deck.name, str(deck.main_count), str(deck.sideboard_count), ", ".join(missing)
        )
    _console().print(table)


@deck_app.command("check")
def deck_check(deck: DeckArgument) -> None:
    """Check a deck list: whether it can be read, and its cards are installed.

    Says each problem with its file and line, and the nearest names of cards that are not
    known. Tells, but does not mind, what keeps it from being a constructed deck (100.2a).
    Exits with 1 if there is a problem, with 2 if it can't be read.
    """
    from cardwright.catalog import Catalog
    from cardwright.decks import DeckError
    from cardwright_plugins.cli import decklists

    catalog = Catalog.installed()
    found = decklists.read(deck, catalog)
    console = _console()
    console.print(
        f"{found.name}: {found.main_count} cards, sideboard {found.sideboard_count}",
        highlight=False,
        markup=False,
    )
    for note in (*found.notes, *decklists.constructed(found)):
        where = f"{found.source}:{note.line}" if note.line else found.source
        console.print(f"note: {where}: {note}", style="dim", highlight=False, markup=False)
    problems = decklists.unknown(found, catalog)
    if problems:
        complain(str(DeckError(found.source, problems)).splitlines())
        raise typer.Exit(PROBLEM)
    console.print("all cards are installed", highlight=False)


# --- output ------------------------------------------------------------------------------------


def _console(*, stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr)


def _tell_problems(problems: Sequence[Problem]) -> None:
    complain(map(str, problems))


__all__ = ["app", "run"]
