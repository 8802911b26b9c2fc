"""A game being played: whoever asks, answers, looks, copies or takes back does it here."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, cast

from regalia.core.asking import Ask, EndPhase, FreeAct, Kind, Option, Parallel, Question, Rules, Together, only, put
from regalia.core.dice import MOST_SEED_LETTERS, Dice, is_endless
from regalia.core.errors import BadSetup, CannotUndo, IllegalChoice, NotAsked, RegaliaError, RulesFault
from regalia.core.events import Event, Forced
from regalia.core.files import position as positions
from regalia.core.files import record as records
from regalia.core.game_options import resolve
from regalia.core.past import copying
from regalia.core.past.history import DICE, HINT, IMAGINED, NEVER, NOBODY, Entry, History
from regalia.core.rulebook import Rulebook, Setup
from regalia.core.section import Section
from regalia.core.state import State
from regalia.core.words import Message

PATIENCE = 100_000
"""How many steps the rules may run by themselves; more means that they are going round in circles."""

NO_SECTION = -1

HINT_ASKED = "hint_asked"
"""What all are told where a seat asks for advice; in every game the same."""

PARTS = (
    "_ask", "_events", "_flow", "_history", "_imagined", "_news", "_pace", "_section", "_section_at",
    "forced", "over", "pending", "rulebook", "seed", "setup", "start", "state",
)  # fmt: skip
"""All that a game is made of; another can take its place part by part."""


class Pace:
    """How the phases go by: what a game and its running rules both look at.

    The rules must not hold the game, which holds them: each would wait for the garbage collector, and so would every
    clone of a search.
    """

    __slots__ = ("phases_begun", "quiet")

    def __init__(self) -> None:
        self.phases_begun = 0
        self.quiet = 0  # phases since somebody was asked


def _run(
    state: State, phases: dict[str, Callable[[Any], Rules]], history: History | None, pace: Pace, mark: bool
) -> Generator[Question | Together | Parallel | None, Any, None]:
    """Phase after phase, as the state says; a checkpoint between any two, None after the last."""
    while (phase := phases.get(state.phase)) is not None:
        if history is not None and mark:
            history.begin_phase(state, 0 if state.news is None else len(state.news))
        mark = True
        pace.phases_begun += 1
        pace.quiet += 1
        if pace.quiet > PATIENCE:
            raise RulesFault(f"{PATIENCE} phases went by without a choice for anybody")
        try:  # noqa: SIM105 - `suppress` is slow, and this is every turn
            yield from phase(state)
        except EndPhase:
            pass
    yield None


class Game:
    """One game from its setup to its end.

    With `history` (the default) it keeps a log and checkpoints, so that it can be cloned, taken back and recorded;
    with `news` it keeps what happened. Simulation needs neither.
    """

    __slots__ = PARTS

    def __init__(
        self,
        rulebook: Rulebook,
        setup: Setup,
        state: Any,
        *,
        seed: int | str | None = None,
        history: bool = True,
        news: bool = True,
        start: dict[str, Any] | None = None,
        begin: bool = True,
    ) -> None:
        self.rulebook, self.setup, self.state, self.seed = rulebook, setup, state, seed
        self.start = start  # the position it began from, where it was not dealt from a seed
        self.pending: list[Ask] = []
        self._ask: Ask | None = None  # the only ask, while there is just one
        self.over = False
        self._pace = Pace()
        self._history = History(rulebook.asks_first) if history else None
        self._news = news
        self._events: list[Event] = []
        self.forced: list[Forced] = []  # answers that made themselves while somebody listened
        self._imagined = False
        self._section: Section | None = None
        self._section_at = NO_SECTION
        state.news = self._events if news else None
        if begin:
            self._begin(mark=True)
            if self._history and not self._history.checkpoints:  # begun from a position in which the game is over
                self._history.mark(state, 0)

    @classmethod
    def new(
        cls,
        rulebook: Rulebook,
        seats: int,
        seed: int | str,
        options: Mapping[str, Any] | None = None,
        *,
        history: bool = True,
        news: bool = True,
    ) -> Game:
        """Deals a new game; the same seed deals the same one."""
        setup = check_setup(rulebook, seats, options or {})
        if type(seed) is not str and not is_whole(seed):
            raise BadSetup(f"a seed is a whole number or a text, not {type(seed).__name__}")
        kept = seed if isinstance(seed, str) else int(seed)
        if is_endless(kept):
            raise BadSetup(f"a seed has at most {MOST_SEED_LETTERS} letters or digits")
        if not str(kept).isprintable():
            raise BadSetup("a seed has no unprintable signs")
        return cls(rulebook, setup, rulebook.setup(setup, Dice.seeded(kept)), seed=kept, history=history, news=news)

    # --- what lies on the table ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def scores(self) -> list[int]:
        """Points of each seat, as they would be if the game ended now."""
        return self.rulebook.scores(self.state)

    @property
    def ranking(self) -> list[int]:
        """Place of each seat: 1 is best, equals share a place."""
        return self.rulebook.ranking(self.state)

    @property
    def choices(self) -> int:
        """How many entries the log has."""
        return len(self._history.log) if self._history else 0

    @property
    def choices_since_checkpoint(self) -> int:
        """How many entries the first clone of this situation has to repeat."""
        return self._kept("checkpoint").since_checkpoint

    @property
    def phases_begun(self) -> int:
        """Grows when a phase ends and the next begins."""
        return self._pace.phases_begun

    def view(self, seat: int | None) -> Any:
        """A copy of the state with only what the seat (None: a spectator) may know."""
        if seat is not None:
            self._check_seat(seat)
        seen = self.rulebook.view(self.state, seat)
        seen.dice = Dice(b"")  # nobody may know what the dice will show
        return seen

    def news(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as the seat (None: a spectator) may know it, from event number `since` on."""
        seen = (event.seen_by(seat) for event in self._events[since:])
        return [event for event in seen if event is not None]

    @property
    def told(self) -> int:
        """How many events have been told: the `since` of the next look at the news."""
        return len(self._events)

    def ask_of(self, seat: int) -> Ask | None:
        """What the seat is asked now."""
        return next((ask for ask in self.pending if ask.seat == seat), None)

    @property
    def is_together(self) -> bool:
        """Whether several seats answer at the same time: nobody learns an answer before all are in."""
        return self._section is not None

    @property
    def is_imagined(self) -> bool:
        """Whether something of it was dealt anew: it is not the true game any more."""
        return self._imagined

    def waiting(self) -> list[tuple[int, str]]:
        """Who is asked what, as everybody may know it: no options, and no hint that an answer made itself."""
        asked = [(ask.seat, ask.kind.id) for ask in self.pending]
        if self._section and asked:
            asked += [(seat, ask.kind.id) for seat, ask in self._section.forced.items()]
        return sorted(asked)

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, option: Option, seat: int | None = None) -> None:
        """Answers the ask of a seat (None: the only one asked); IllegalChoice leaves the game as it was."""
        ask = self._ask
        if ask is None or (seat is not ask.seat and seat is not None):
            ask = self._asked(seat)  # which takes any whole number, and refuses what merely equals one
        options = ask.options
        try:
            option = options[options.index(option)]  # what merely equals an option is taken for it
        except ValueError:
            raise self._illegal(ask, option) from None
        if self._history is not None:
            self._history.log.append((ask.seat, ask.kind, option))
        try:
            if self._section is None:
                self._go(self._flow.send(option))
            else:
                self._seal(self._section, ask.seat, option)
        except Exception as fault:
            raise self._failed(ask.kind, option, fault) from fault

    def _failed(self, kind: Kind, option: Option, fault: Exception) -> RulesFault:
        """After a fault of the rules the game is rebuilt as it stood before the last entry."""
        if self._history:
            self._become(copying.rebuilt(self, self.choices - 1, [], history=True, news=self._news))
        found = RulesFault(f"the rules failed on {kind.id}: {option!r}: {fault!r}")
        found.__cause__ = fault  # which compiled code does not learn from `raise … from`
        return found

    def play_text(self, text: str, seat: int | None = None) -> None:
        """Like `play`, with the option's canonical text (`move:E6-F6`)."""
        ask = self._asked(seat)
        self.play(ask.read(text), ask.seat)

    def play_out(self, choose: Callable[[Sequence[Option]], Option]) -> int:
        """Plays to the end, where `choose` picks each answer from the options: the quickest way for simulation.

        Only for a game without history and news: nothing is checked or kept on the way. Returns how many it picked.
        """
        if self._history is not None or self._news:
            raise RegaliaError("a game that keeps history or news is played choice by choice, not out")
        state, flow, picked = self.state, self._flow, 0
        kind: Kind
        while not self.over:
            if self._section is not None:
                picked += self._play_section_out(self._section, choose)
                continue
            asked = flow.send(choose(self.pending[0].options))
            picked += 1
            while type(asked) is tuple:
                if len(asked) == 2:  # written out as in `_go`
                    kind, seat = asked
                    find = kind.options
                    options = find(state, seat)
                elif len(asked) == 3:
                    kind, seat, argument = asked
                    find = kind.options
                    options = find(state, seat, argument)
                else:
                    kind, seat, *args = asked
                    options = kind.options(state, seat, *args)
                if len(options) > 1:
                    asked = flow.send(choose(options))
                    picked += 1
                else:
                    asked = flow.send(only(kind, seat, options))
            self._go(asked)
        return picked

    def _play_section_out(self, section: Section, choose: Callable[[Sequence[Option]], Option]) -> int:
        picked, asks = 0, section.asks
        while asks:
            seat = min(asks)
            section.answer(seat, choose(asks[seat].options), self.state)
            picked += 1
        self._go(self._flow.send(self._close(section)))
        return picked

    def acts(self, seat: int) -> list[Ask]:
        """The free acts that the seat could do now, each with its options."""
        self._check_seat(seat)
        asks = [put(act(seat)) for act in self.rulebook.free_acts]
        return [ask for ask in asks if ask.compute(self.state)]

    def act(self, kind: str, option: Option, seat: int) -> None:
        """Does a free act: something the rules allow a seat without being asked."""
        self._check_seat(seat)
        act = self.rulebook.kind(kind)
        if not isinstance(act, FreeAct):
            raise IllegalChoice(f"there is no free act {kind!r} in {self.rulebook.id}")
        ask = put(act(seat))
        if self.over:
            raise NotAsked("the game is over")
        if option not in ask.compute(self.state):
            raise self._illegal(ask, option)
        if self._history:
            self._history.log.append((int(seat), act, option))
        try:
            self._do(act, int(seat), option)
        except Exception as fault:
            raise self._failed(act, option, fault) from fault

    def act_text(self, text: str, seat: int) -> None:
        """Like `act`, with the option's canonical text (`give:2-3`)."""
        kind = self.rulebook.kind(text.partition(":")[0])
        if not isinstance(kind, FreeAct):
            raise IllegalChoice(f"{text!r} is no free act of {self.rulebook.id}")
        ask = put(kind(seat))
        ask.state = self.state
        self.act(kind.id, ask.read(text), seat)

    def _do(self, act: FreeAct, seat: int, option: Option) -> None:
        try:
            act.effect(self.state, seat, option)
        except EndPhase as signal:
            self._section, self._section_at = None, NO_SECTION
            self._go(self._flow.throw(signal))
        else:
            self._recompute()

    def _recompute(self) -> None:
        """Options are a function of the state: after a change from outside they are found anew."""
        if self._section is not None:
            self._section.recompute(self.state)
            self.pending = self._section.pending()
        for ask in self.pending:
            if not ask.compute(self.state):
                raise RulesFault(f"{ask.kind.id!r} of seat {ask.seat} is left without options")

    def _check_seat(self, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < self.setup.seats:
            raise NotAsked(f"there is no seat {seat!r}: seats are 0 to {self.setup.seats - 1}")

    def _asked(self, seat: int | None) -> Ask:
        if self.over:
            raise NotAsked("the game is over")
        if seat is None:
            if len(self.pending) == 1:
                return self.pending[0]
            raise NotAsked("several seats are asked: say which one answers")
        self._check_seat(seat)
        ask = self.ask_of(seat)
        if ask is None:
            others = ", ".join(str(ask.seat) for ask in self.pending)
            raise NotAsked(f"seat {seat} is not asked now (asked: {others})")
        return ask

    def _illegal(self, ask: Ask, option: Option) -> IllegalChoice:
        refusal = self.why_not(ask, option)
        try:
            text = ask.text(option)
        except (ValueError, TypeError, LookupError, AttributeError):
            text = f"{ask.kind.id}: {option!r}"
        rule = f" ({refusal.rule})" if refusal else ""
        return IllegalChoice(f"seat {ask.seat} may not choose {text}{rule}", refusal)

    def why_not(self, ask: Ask, option: Option) -> Any:
        """The refusal of an option, None if no rule can be named (it may not even have the right shape)."""
        try:
            return ask.why_not(option)
        except (ValueError, TypeError, LookupError, AttributeError):
            return None

    # --- running the rules ------------------------------------------------------------------------------------------

    def _begin(self, mark: bool) -> None:
        """Lets the rules run to the first question; they begin with a checkpoint unless there is one."""
        self._flow = _run(self.state, self.rulebook.phases, self._history, self._pace, mark)
        self._go(next(self._flow))

    def _go(self, asked: Question | Together | Parallel | None) -> None:
        """Puts what the rules ask, and lets them run on until somebody has to choose or the game is over."""
        state: State = self.state
        kind: Kind
        steps = 0
        args: tuple[Any, ...]
        while True:
            if type(asked) is tuple:
                if len(asked) == 2:  # the usual lengths are written out: this is done for every decision
                    kind, seat = asked
                    find, args = kind.options, ()
                    options = find(state, seat)
                elif len(asked) == 3:
                    kind, seat, argument = asked
                    find, args = kind.options, (argument,)
                    options = find(state, seat, argument)
                else:
                    kind, seat, *rest = asked
                    args = tuple(rest)
                    options = kind.options(state, seat, *args)
                if len(options) > 1:
                    self._ask = ask = Ask(kind, seat, args, options, state)
                    self.pending = [ask]
                    self._pace.quiet = 0
                    return
                answer = only(kind, seat, options)
                if self._history is not None:
                    self._history.untouched_at = NEVER
                if state.news is not None:
                    text = f"{kind.id}:{kind.codec.write(state, answer)}"
                    self.forced.append(Forced(len(state.news), seat, kind.id, text))
            elif asked is None:
                break
            else:
                self._ask, self._section_at = None, self.choices
                section = self._section = Section(cast(Together | Parallel, asked), state)
                if section.asks:
                    self.pending = section.pending()
                    self._pace.quiet = 0
                    return
                answer = self._close(section)
            steps += 1
            if steps > PATIENCE:
                raise RulesFault(f"the rules ran {PATIENCE} steps without a choice for anybody")
            asked = self._flow.send(answer)
        self.over, self.pending, self._ask = True, [], None

    def _seal(self, section: Section, seat: int, option: Option) -> None:
        section.answer(seat, option, self.state)
        self.pending = section.pending()
        if not section.asks:
            self._go(self._flow.send(self._close(section)))

    def _close(self, section: Section) -> dict[int, Option] | None:
        self._section, self._section_at = None, NO_SECTION
        news = self.state.news
        if news is not None:
            self.forced += [Forced(len(news), seat, ask.kind.id) for seat, ask in section.forced.items()]
        return section.result()

    # --- clone, imagine, undo -----------------------------------------------------------------------------------------

    def clone(self, *, history: bool | None = None) -> Game:
        """A game of its own that goes on from here; `history=False` makes the quicker kind for simulation."""
        return copying.cloned(self, history is not False, news=False)

    def __copy__(self) -> Game:
        """A clone that listens as this one does."""
        return copying.cloned(self, history=True, news=self._news)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.__copy__()

    def imagine(self, seat: int, seed: int | str, *, history: bool | None = None) -> Game:
        """A clone whose hidden things are dealt anew, as the seat may think them; sealed answers are open again."""
        self._check_seat(seat)
        return copying.imagined(self, seat, seed, history is not False)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the seat (None: whoever chose last) may take back its last choice without asking anybody."""
        return isinstance(copying.undone(self, seat, whole=False), Game)

    def undo(self, seat: int | None = None, *, by_consent: bool = False) -> None:
        """Takes back the last choice of the seat (None: of whoever chose last).

        Free while nobody else has chosen, nobody has learned anything and no die was cast since; beyond that only
        `by_consent` of all, and dice once cast are not cast again.
        """
        earlier = copying.undone(self, seat, by_consent)
        if not isinstance(earlier, Game):
            raise CannotUndo(earlier)
        self._become(earlier)

    def since_checkpoint(self, seat: int) -> tuple[Any, list[Entry]]:
        """The state at the beginning of the running phase, and the entries since that are not sealed from the seat."""
        self._check_seat(seat)
        return copying.since_checkpoint(self, seat)

    def repeat(self, entry: Entry) -> None:
        """Applies an entry that is known to be legal."""
        seat, kind, option = entry
        if self._history is not None:
            self._history.log.append(entry)
        if kind is IMAGINED:
            self._imagined = True
            copying.deal_anew(self, seat, option)
        elif kind is DICE:
            self.state.dice.skip_to(option)
        elif kind is HINT:
            self.state.reveal()
            self.state.tell(HINT_ASKED, seat=option)
        elif isinstance(kind, FreeAct):
            self._do(kind, seat, option)
        elif self._section is None:
            self._go(self._flow.send(option))
        else:
            self._seal(self._section, self._asked(seat).seat, option)

    def _twin(self, state: Any, history: History | None, events: list[Event] | None) -> Game:
        """A game of the same setup that goes on from a checkpoint's state; one without events listens to nothing."""
        twin = Game(
            self.rulebook, self.setup, state,
            seed=self.seed, history=False, news=events is not None, start=self.start, begin=False,
        )  # fmt: skip
        twin._imagined, twin._history = self._imagined, history
        if events is not None:
            twin._events = state.news = events
        twin._begin(mark=False)
        return twin

    def _become(self, other: Game) -> None:
        for name in PARTS:
            setattr(self, name, getattr(other, name))

    def _kept(self, what: str) -> History:
        if self._history is None:
            raise RegaliaError(f"no {what} here: this game was started without history")
        return self._history

    # --- keeping ----------------------------------------------------------------------------------------------------

    def record(self) -> records.Record:
        """Everything needed to replay the game."""
        return records.write(self, self._written(self._kept("record").log))

    def position(self) -> dict[str, Any]:
        """The situation as readable JSON: the checkpoint's state, the choices since, hidden things too."""
        history, mark = self._kept("position"), copying.last_checkpoint(self)
        return positions.write(self, mark.state, self._written(history.log[mark.entries :]))

    def _written(self, entries: Sequence[Entry]) -> list[tuple[int | None, str]]:
        """Entries as (seat, text)."""
        if self._imagined:
            raise RegaliaError("an imagined game cannot be written down: its hidden things do not follow from the seed")
        state = self.state
        return [
            (None if seat == NOBODY else seat, f"{kind.id}:{kind.codec.write(state, option)}")
            for seat, kind, option in entries
        ]

    def _mark(self, text: str) -> Entry:
        """A line that is nobody's choice."""
        name, _, said = text.partition(":")
        number = int(said) if said.isdecimal() and len(said) <= 18 else -1
        if name == DICE.id and number >= self.state.dice.drawn:
            return NOBODY, DICE, number
        if name == HINT.id and 0 <= number < self.seats and not self.over:
            return NOBODY, HINT, number
        raise IllegalChoice(f"{text[:40]!r} is no line of a record")

    def enter(self, seat: int | None, text: str) -> None:
        """Plays one written line: a choice, a free act, dice left out, or advice asked for."""
        kind = text.partition(":")[0]
        if seat is None:
            self.repeat(self._mark(text))
        elif isinstance(self.rulebook.kind(kind), FreeAct):
            self.act_text(text, seat)
        else:
            self.play_text(text, seat)


def check_setup(rulebook: Rulebook, seats: int, options: Mapping[str, Any]) -> Setup:
    """The setup with all options filled in; BadSetup says what cannot be."""
    if not is_whole(seats) or seats not in rulebook.seats:
        few, many = rulebook.seats[0], rulebook.seats[-1]
        raise BadSetup(
            f"{rulebook.id} is for {few} to {many} players, not {seats!r}",
            Message("no-such-seats", {"least": few, "most": many, "count": str(seats)}),
        )
    return Setup(int(seats), resolve(rulebook.options, options, int(seats)))


def is_whole(value: Any) -> bool:
    """Whether it is a whole number, be it NumPy's; True and False are none."""
    if type(value) is int:
        return True
    return not isinstance(value, (bool, str)) and hasattr(value, "__index__") and hasattr(value, "bit_count")
