"""Answering decisions from a script's queues, by what the decisions say of their options."""

from __future__ import annotations

from typing import Any

from cardwright.decisions import (
    Answer,
    ChooseModes,
    ChooseNumber,
    ChooseOne,
    ChooseOrder,
    ChooseSome,
    ChooseTargets,
    Decision,
    Divide,
    IllegalAnswer,
    YesNo,
)
from cardwright.objects import Player
from cardwright.scenario import policy
from cardwright.scenario.matching import pick
from cardwright.scenario.naming import plain

from .outcomes import Failed, Unreadable
from .reading import Json, Script
from .references import References, worded


def is_refusal(entry: Json) -> bool:
    """Whether an entry declines something: it changes nothing if the offer is not made."""
    return entry["kind"] == "yes_no" and not entry["value"]


class Decider:
    """Answers what is not about priority. ``planned`` are the targets that came with the
    action under way, for the object that action puts on the stack."""

    def __init__(self, references: References, scripts: dict[str, Script], strict: bool) -> None:
        self.references = references
        self.scripts = scripts
        self.strict = strict
        self.planned: list[Json] | None = None
        self.shares: dict[int, int] = {}

    def script_of(self, player: Player) -> Script:
        letter = next(c for c, seat in self.references.seat_of.items() if seat == player.id)
        return self.scripts[letter]

    def answer(self, decision: Decision) -> Answer:
        """The answer of the script, or of the default policy where it may decide."""
        found = self._answer(decision)
        while found is None and self._drop_refusal(decision):
            found = self._answer(decision)
        if found is None:
            found = self._fallback(decision)
        try:
            return decision.check(found)
        except IllegalAnswer as error:
            raise Unreadable(f"not legal as it was read: {error}") from None

    def _answer(self, decision: Decision) -> Answer | None:
        script = self.script_of(decision.player)
        if isinstance(decision, YesNo):
            return self._yes_no(script)
        if isinstance(decision, ChooseNumber):
            return self._number(decision, script)
        if isinstance(decision, Divide):
            return self._divide(decision, script)
        if isinstance(decision, ChooseModes):
            return self._modes(decision, script)
        if isinstance(decision, ChooseTargets) and self.planned:
            found = self._planned(decision)
            if found is not None:
                return found
        if isinstance(decision, ChooseOrder):
            return self._order(decision, script)
        if isinstance(decision, ChooseSome):
            return self._some(decision, script)
        if isinstance(decision, ChooseOne):
            return self._one(decision, script)
        return None

    def _drop_refusal(self, decision: Decision) -> bool:
        """A "no" to something that could not be done anyway: the engine does not offer it."""
        script = self.script_of(decision.player)
        if not isinstance(decision, YesNo) and script.choice and is_refusal(script.choice[0]):
            script.choice.pop(0)
            return True
        return False

    def _fallback(self, decision: Decision) -> Answer:
        """Nothing in the queues fits. A choice with one outcome, and damage that is assigned
        as usual, is nothing to ask about."""
        options = len(decision.options)
        if isinstance(decision, ChooseSome) and decision.minimum == decision.maximum == options:
            return tuple(range(options))
        if isinstance(decision, ChooseOne) and options == 1:
            return 0
        if isinstance(decision, ChooseOrder) and len(set(map(str, decision.options))) == 1:
            return decision.default()
        if isinstance(decision, Divide) and decision.reason.startswith("combat damage"):
            return decision.default()
        if self.strict:
            heads = [q[0].get("raw") for q in self._queues(decision) if q]
            raise Unreadable(
                f"no answer for {decision.player}: {decision.reason} "
                f"from {[str(o) for o in decision.options][:8]}; next in the script: {heads}"
            )
        return policy.answer(decision, self.references.game)

    def _queues(self, decision: Decision) -> list[list[Json]]:
        script = self.script_of(decision.player)
        if isinstance(decision, ChooseTargets):
            return [script.target, script.choice]
        # Which of the two an engine takes for a choice differs: the script's order decides.
        both = [script.choice, script.target]
        return sorted(both, key=lambda queue: queue[0]["place"] if queue else 0)

    # --- kinds -------------------------------------------------------------------------

    def _yes_no(self, script: Script) -> int | None:
        if script.choice and script.choice[0]["kind"] == "yes_no":
            return int(script.choice.pop(0)["value"])
        return None

    def _number(self, decision: ChooseNumber, script: Script) -> int | None:
        if not script.choice or script.choice[0]["kind"] != "number":
            return None
        value: int = script.choice.pop(0)["value"]
        if not decision.minimum <= value <= decision.maximum:
            raise Failed(
                f"{decision.reason}: {value} is not from {decision.minimum} to {decision.maximum}",
                "illegal_x",
            )
        return value

    def _modes(self, decision: ChooseModes, script: Script) -> tuple[int, ...] | None:
        chosen: list[int] = []
        while script.mode and len(chosen) < decision.maximum:
            entry = script.mode[0]
            if entry["kind"] == "skip":
                script.mode.pop(0)
                break
            number = entry["value"] - 1
            if number not in decision.numbers:
                raise Failed(f"{decision.reason}: mode {number + 1} is not legal", "illegal_mode")
            script.mode.pop(0)
            chosen.append(decision.numbers.index(number))
        return tuple(chosen) if chosen or decision.minimum == 0 else None

    def _planned(self, decision: ChooseTargets) -> tuple[int, ...] | None:
        assert self.planned is not None
        chosen: list[int] = []
        while self.planned and len(chosen) < decision.maximum:
            index = self.references.index(self.planned[0], decision.options, chosen)
            if index is None:
                break
            ref = self.planned.pop(0)
            chosen.append(index)
            if "amount" in ref:
                self.shares[decision.options[index].id] = ref["amount"]
        if len(chosen) < decision.minimum:
            if self.planned:
                raise Failed(
                    f"{decision.reason}: {self.planned[0]} is not among "
                    f"{[str(o) for o in decision.options]}",
                    "illegal_target illegal_action",
                )
            return None
        return tuple(chosen)

    def _divide(self, decision: Divide, script: Script) -> tuple[int, ...] | None:
        if all(option.id in self.shares for option in decision.options):
            return tuple(self.shares[option.id] for option in decision.options)
        shares = [0] * len(decision.options)
        used = 0
        for entry in script.target:
            if entry["kind"] != "amount" or sum(shares) >= decision.total:
                break
            for ref in entry["targets"]:
                index = self.references.index(ref, decision.options)
                if index is None:
                    break
                shares[index] += ref["amount"]
            else:
                used += 1
                continue
            break
        if not used or sum(shares) != decision.total:
            return None
        del script.target[:used]
        return tuple(shares)

    def _order(self, decision: ChooseOrder, script: Script) -> tuple[int, ...] | None:
        """N things are put in order with n − 1 answers, or with all at once."""
        chosen: list[int] = []
        count = len(decision.options)
        queue = next((q for q in (script.choice, script.target) if self._heads(q, decision)), None)
        while queue and len(chosen) < count - 1:
            found = self._indexes(queue[0], decision, chosen)
            if not found:
                break
            queue.pop(0)
            chosen.extend(found)
        if not chosen:
            return None
        order = [*chosen, *(i for i in range(count) if i not in chosen)]
        if "first on top" in decision.reason:
            order.reverse()  # They are put there one by one: the first ends lowest.
        return tuple(order)

    def _heads(self, queue: list[Json], decision: Decision) -> bool:
        return bool(queue) and bool(self._indexes(queue[0], decision, ()))

    def _some(self, decision: ChooseSome, script: Script) -> tuple[int, ...] | None:
        chosen: list[int] = []
        skipped = False
        queues = self._queues(decision)
        while len(chosen) < decision.maximum and not skipped:
            for queue in queues:
                if not queue:
                    continue
                if queue[0]["kind"] == "skip" and len(chosen) >= decision.minimum:
                    queue.pop(0)
                    skipped = True
                    break
                found = self._indexes(queue[0], decision, chosen)
                if found and len(chosen) + len(found) <= decision.maximum:
                    self._note_shares(queue.pop(0), decision, found)
                    chosen.extend(found)
                    break
            else:
                break
        if len(chosen) < decision.minimum or not (chosen or skipped):
            if chosen:
                raise Unreadable(f"{decision.reason}: too few answers")
            return self._wrong_target(decision, script)
        return tuple(chosen)

    def _wrong_target(self, decision: ChooseSome, script: Script) -> None:
        """A target that is next and fits no option is illegal, if it can be meant for this."""
        if isinstance(decision, ChooseTargets) and script.target and self.strict:
            entry = script.target[0]
            if entry["kind"] == "targets" and decision.minimum:
                raise Failed(
                    f"{decision.reason}: {entry.get('raw')} is not among "
                    f"{[str(o) for o in decision.options]}",
                    "illegal_target",
                )

    def _note_shares(self, entry: Json, decision: Decision, found: list[int]) -> None:
        if entry["kind"] == "amount":
            for ref, index in zip(entry["targets"], found, strict=False):
                self.shares[decision.options[index].id] = ref["amount"]

    def _one(self, decision: ChooseOne, script: Script) -> int | None:
        for queue in self._queues(decision):
            if queue:
                found = self._indexes(queue[0], decision, ())
                if found:
                    queue.pop(0)
                    return found[0]
        return None

    # --- one entry ---------------------------------------------------------------------

    def _indexes(self, entry: Json, decision: Decision, taken: Any) -> list[int]:
        """The options an entry means, none if it does not fit."""
        kind = entry["kind"]
        options = decision.options
        if kind in ("targets", "amount", "object"):
            found: list[int] = []
            for ref in entry["targets" if kind != "object" else "objects"]:
                index = self.references.index(ref, options, [*taken, *found])
                if index is None and "name" in ref:
                    index = self._text(ref["name"], options, [*taken, *found])
                if index is None:
                    return []
                found.append(index)
            return found
        if kind == "player":
            letter = entry.get("value") or entry["raw"].removeprefix("Player")
            ref = {"player": letter if letter in self.references.seat_of else entry["player"]}
            index = self.references.index(ref, options, taken)
        elif kind in ("color", "card_type", "subtype", "special_payment"):
            index = self._text(entry["value"], options, taken)
        elif kind in ("text", "ability"):
            index = self._text(entry["prefix"], options, taken)
        elif kind == "replacement":
            index = self._text(entry.get("source") or entry["contains"], options, taken)
        elif kind == "number" or kind == "option":
            index = self._text(str(entry["value"]), options, taken)
        else:
            return []
        return [] if index is None else [index]

    def _text(self, word: str, options: Any, taken: Any) -> int | None:
        """The option whose text begins so: the whole, or after the name of its source."""
        texts = [o for o in options if isinstance(o, str)]
        if not texts:
            left = [o for o in options if not isinstance(o, Player)]
            found = pick(left, word, self.references.names)
            return None if found is None else list(options).index(left[found])
        wanted = worded(word)
        for index, option in enumerate(options):
            if index in taken or not isinstance(option, str):
                continue
            name, colon, text = option.partition(": ")
            if colon and worded(text, name).startswith(worded(word, name)):
                return index
            if plain(name) == wanted or worded(option).startswith(wanted):
                return index
        found = pick(options, word, self.references.names, taken)
        if found is None and len(words := set(wanted.split())) > 2:
            holding = [i for i, o in enumerate(options) if words <= set(worded(o).split())]
            found = holding[0] if len(holding) == 1 and holding[0] not in taken else None
        return found
