"""Effects: the instructions of spells and abilities (608.2, 609, 610)."""

from cardwright.language.effects.cards import (
    DiscardCards,
    DiscardChosen,
    DiscardHand,
    Draw,
    ExileTop,
    ExileUntil,
    LookAndExile,
    LookAndTake,
    LookAtTop,
    Mill,
    PutBack,
    RevealHand,
    Scry,
    Search,
    ShuffleLibrary,
    surveil,
)
from cardwright.language.effects.casting import CastIt, CastOneFrom, MayCastExiled
from cardwright.language.effects.continuous import (
    CastOnlyMore,
    ForAWhile,
    Lasting,
    NextSpell,
    PlayerRule,
    RuleFor,
    TakeControl,
    gets,
)
from cardwright.language.effects.damage import (
    DealDamage,
    DealPowerDamage,
    DivideDamage,
    DivideEvenly,
    Fight,
    Portion,
    PreventCombatDamage,
    PreventNext,
    damage,
)
from cardwright.language.effects.flow import (
    ChooseCreatureType,
    ChooseTarget,
    Delayed,
    ForEach,
    If,
    May,
    Modes,
    RoundDown,
    Unless,
    WhereX,
    after_that,
    both,
    choose_one,
    then,
)
from cardwright.language.effects.life import GainLife, LoseLife, LoseTheGame, WinTheGame
from cardwright.language.effects.mana import (
    ActivateManaAbilities,
    AddAnyColor,
    AddChosenColor,
    AddCouldProduce,
    AddDevotion,
    AddEach,
    AddMana,
    AddOfColorsAmong,
    AddProducedType,
    MakesMana,
    TakeUnspentMana,
)
from cardwright.language.effects.permanents import (
    AttachTo,
    PhaseOut,
    PutCounters,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    TapIt,
    TapOrUntap,
    Transform,
    UntapIt,
)
from cardwright.language.effects.prevention import PreventNextTime
from cardwright.language.effects.tokens import CreateTokens
from cardwright.language.effects.zones import (
    CounterSpell,
    Destroy,
    Exile,
    NoteCounters,
    PutInGraveyard,
    PutOnLibrary,
    ReturnToBattlefield,
    ReturnToHand,
    SacrificeChoice,
    SacrificeIt,
    ShuffleIntoLibrary,
)
