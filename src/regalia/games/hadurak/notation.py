"""Options as canonical short texts and back: `move_noble:star=kovel-kingswood`, `hire:polish=50+100@4`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from regalia.core.asking import Codec
from regalia.games.hadurak.pieces.board import CITIES, CITY_COUNT, TERRITORIES
from regalia.games.hadurak.pieces.cards import (
    ACTIONS,
    AGAINST,
    AGENDA,
    AGENDAS,
    BARONS,
    FIELDS,
    FOR,
    FREE_RULES,
    LAW_NUMBER,
    LAWS,
    NATION,
    NATIONS,
    SHAPES,
    SIZES,
    STRENGTH,
    TROOP,
    TROOPS,
    VOYAGES,
)
from regalia.games.hadurak.state import ARMIES, NEUTRAL

DONE, PASS, NO, YES = "done", "pass", "no", "yes"
ALL = -1
"""All troops of an army together with its casualties (R12.11)."""
SEA = -1
"""First in a path: by sea to the port that follows."""
UNITS = (*SHAPES, "castle")


def one_of(names: Iterable[str], what: str) -> Callable[[str], int]:
    numbers = {name: number for number, name in enumerate(names)}

    def read(text: str) -> int:
        if text not in numbers:
            raise ValueError(f"there is no {what} {text!r}: {', '.join(numbers)}")
        return numbers[text]

    return read


read_unit = one_of(UNITS, "army")
read_territory = one_of(TERRITORIES, "territory")
read_city = one_of(CITIES, "city")
read_action = one_of(ACTIONS, "action card")
read_troop = one_of(TROOPS, "troop")
read_baron = one_of(BARONS, "baron")
read_voyage = one_of(VOYAGES, "expedition")
read_field = one_of(FIELDS, "field")
read_nation = one_of(NATIONS, "nation")
read_agenda = one_of(AGENDAS, "agenda")


def read_number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


def seat_name(s: Any, seat: int) -> str:
    """Barons are the names of seats in texts; the neutral side is `neutral`."""
    return "neutral" if seat == NEUTRAL else BARONS[s.barons[seat]]


def read_seat(s: Any, text: str) -> int:
    baron = read_baron(text)
    if baron not in s.barons:
        raise ValueError(f"{text} does not take part")
    found: int = s.barons.index(baron)
    return found


def or_word(write: Callable[[Any, Any], str], read: Callable[[Any, str], Any], *allowed: str) -> Codec:
    """A value, or one of a few words."""
    return Codec(
        lambda s, option: option if isinstance(option, str) else write(s, option),
        lambda s, text: text if text in allowed else read(s, text),
    )


def _split(text: str, sign: str) -> tuple[str, str]:
    before, found, after = text.partition(sign)
    if not found:
        raise ValueError(f"{text!r} has no {sign!r}")
    return before, after


# --- plain things -----------------------------------------------------------------------------------------------------

SEAT = Codec(seat_name, read_seat)
BARON = Codec(lambda s, baron: BARONS[baron], lambda s, text: read_baron(text))
FIELD_OF = Codec(lambda s, field: FIELDS[field], lambda s, text: read_field(text))
TERRITORY = Codec(lambda s, place: TERRITORIES[place], lambda s, text: read_territory(text))
TERRITORY_OR_PASS = or_word(TERRITORY.write, TERRITORY.read, PASS)
CITY_OR_PASS = or_word(lambda s, city: CITIES[city], lambda s, text: read_city(text), PASS)
VOYAGE = or_word(lambda s, voyage: VOYAGES[voyage], lambda s, text: read_voyage(text), PASS)
NUMBER_OR_PASS = or_word(lambda s, number: str(number), lambda s, text: read_number(text), PASS)
TROOP_CODEC = Codec(lambda s, troop: TROOPS[troop], lambda s, text: read_troop(text))
AGENDA_CODEC = Codec(lambda s, card: AGENDAS[card], lambda s, text: read_agenda(text))

# --- armies: `5 * seat + unit`; the seat is the one asked, so its texts say the unit only -----------------------------


def unit(army: int) -> str:
    return UNITS[army % ARMIES]


def army_codec(*allowed: str) -> Codec:
    """Armies of any baron: `madder.star`."""
    return or_word(_write_army, _read_army, *allowed)


def _write_army(s: Any, army: int) -> str:
    return f"{seat_name(s, army // ARMIES)}.{unit(army)}"


def _read_army(s: Any, text: str) -> int:
    baron, shape = _split(text, ".")
    return ARMIES * read_seat(s, baron) + read_unit(shape)


def _army_and(write: Callable[[Any], str], read: Callable[[str], Any], *allowed: str) -> Codec:
    """An army and something: `madder.star=english_100`."""

    def write_pair(s: Any, option: tuple[int, Any]) -> str:
        return f"{_write_army(s, option[0])}={write(option[1])}"

    def read_pair(s: Any, text: str) -> tuple[int, Any]:
        army, rest = _split(text, "=")
        return _read_army(s, army), read(rest)

    return or_word(write_pair, read_pair, *allowed)


def _write_path(path: tuple[int, ...]) -> str:
    names = ["sea" if place == SEA else TERRITORIES[place] for place in path]
    return "-".join(names)


def _read_path(text: str) -> tuple[int, ...]:
    return tuple(SEA if name == "sea" else read_territory(name) for name in text.split("-"))


def _write_troop(troop: int) -> str:
    return "all" if troop == ALL else TROOPS[troop]


def _read_troop(text: str) -> int:
    return ALL if text == "all" else TROOP[text] if text in TROOP else read_troop(text)


ARMY = army_codec()
ARMY_AT = _army_and(lambda place: TERRITORIES[place], read_territory)
MOVE = _army_and(_write_path, _read_path, PASS)
COLLECT = _army_and(_write_troop, _read_troop, DONE)
TOKENS = _army_and(str, read_number, PASS)
TROOP_OF = _army_and(_write_troop, _read_troop, "pay", PASS)


def _write_transfer(s: Any, option: tuple[int, int, int]) -> str:
    giver, taker, troop = option
    return f"{_write_army(s, giver)}={unit(taker)}={_write_troop(troop)}"


def _read_transfer(s: Any, text: str) -> tuple[int, int, int]:
    giver, rest = _split(text, "=")
    taker, troop = _split(rest, "=")
    army = _read_army(s, giver)
    return army, army // ARMIES * ARMIES + read_unit(taker), _read_troop(troop)


TRANSFER = or_word(_write_transfer, _read_transfer, DONE)

# --- plans ------------------------------------------------------------------------------------------------------------


def _read_cards(s: Any, text: str) -> tuple[int, ...]:
    return () if text == "none" else tuple(sorted(read_action(name) for name in text.split("+")))


PLAN = Codec(lambda s, cards: "+".join(ACTIONS[card] for card in cards) or "none", _read_cards)


ALIKE = 3
"""The three vassals of 50 are placed together, and are alike (S8)."""


def _read_units(s: Any, text: str) -> tuple[int, ...]:
    units = tuple(read_unit(name) for name in text.split("+"))
    return tuple(sorted(units)) if len(units) == ALIKE else units


UNITS_CODEC = Codec(lambda s, units: "+".join(UNITS[each] for each in units), _read_units)

# --- battles ----------------------------------------------------------------------------------------------------------


def _write_attack(s: Any, option: tuple[int, str, int, int]) -> str:
    place, mode, defender, mask = option
    shapes = "".join(str(at) for at in range(len(SHAPES)) if mask >> at & 1)
    return f"{TERRITORIES[place]}={mode}={seat_name(s, defender)}={shapes}"


def _read_attack(s: Any, text: str) -> tuple[int, str, int, int]:
    parts = text.split("=")
    if len(parts) != 4 or parts[1] not in ("field", "assault", "siege"):
        raise ValueError("a battle is TERRITORY=field|assault|siege=BARON|neutral=SHAPES, shapes as numbers 0 to 3")
    if not parts[3] or not set(parts[3]) <= set("0123"):
        raise ValueError("shapes are 0 square, 1 star, 2 circle, 3 triangle")
    mask = sum(1 << int(sign) for sign in sorted(set(parts[3])))
    defender = NEUTRAL if parts[2] == "neutral" else read_seat(s, parts[2])
    return read_territory(parts[0]), parts[1], defender, mask


ATTACK = or_word(_write_attack, _read_attack, PASS)


def _read_counts(s: Any, text: str) -> tuple[int, ...]:
    parts = text.split(".")
    if len(parts) != 4:
        raise ValueError("cards to discard are DEAL.PREVENT.VICTORY.DRAW, four numbers")
    return tuple(read_number(part) for part in parts)


COUNTS = Codec(lambda s, counts: ".".join(map(str, counts)), _read_counts)

BREACH = "breach"
LOSS = army_codec(BREACH)


def _read_troops(s: Any, text: str) -> tuple[int, ...]:
    return () if text == "none" else tuple(sorted(read_troop(name) for name in text.split("+")))


TROOP_SET = Codec(lambda s, troops: "+".join(TROOPS[troop] for troop in troops) or "none", _read_troops)

# --- draft ------------------------------------------------------------------------------------------------------------


def _write_hire(s: Any, option: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    troops, others = option
    cards = f"{NATIONS[NATION[troops[0]]]}={'+'.join(str(STRENGTH[troop]) for troop in troops)}"
    return cards + ("@" + ".".join(str(space + 1) for space in others) if others else "")


def _read_hire(s: Any, text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    cards, _, spaces = text.partition("@")
    nation, sizes = _split(cards, "=")
    first = read_nation(nation) * len(SIZES)
    numbers = [read_number(size) for size in sizes.split("+")]
    if any(number not in SIZES for number in numbers):
        raise ValueError("troops are of 50, 100, 150 or 200")
    others = tuple(sorted(read_number(space) - 1 for space in spaces.split("."))) if spaces else ()
    return tuple(sorted(first + SIZES.index(number) for number in numbers)), others


HIRING = or_word(_write_hire, _read_hire, PASS)

# --- the Assembly -----------------------------------------------------------------------------------------------------


def write_answer(s: Any, answer: int) -> str:
    return "for" if answer == FOR else "against" if answer == AGAINST else seat_name(s, answer)


def read_answer(s: Any, text: str) -> int:
    return FOR if text == "for" else AGAINST if text == "against" else read_seat(s, text)


ANSWER = Codec(write_answer, read_answer)


def _write_written(s: Any, option: tuple[int, int]) -> str:
    answer, votes = option
    return f"{write_answer(s, answer)}={votes}" if votes else "none"


def _read_written(s: Any, text: str) -> tuple[int, int]:
    if text == "none":
        return 0, 0
    answer, votes = _split(text, "=")
    return (read_answer(s, answer), read_number(votes)) if read_number(votes) else (0, 0)


WRITTEN = Codec(_write_written, _read_written)


def _read_order(s: Any, text: str) -> tuple[int, ...]:
    if not text or not set(text) <= set("123"):
        raise ValueError("an order is the places of the agendas, such as 231")
    return tuple(int(sign) - 1 for sign in text)


ORDER = Codec(lambda s, order: "".join(str(at + 1) for at in order), _read_order)


def _write_subject(s: Any, option: tuple[Any, ...]) -> str:
    match option[0]:
        case "pardon":
            return f"pardon={seat_name(s, option[1])}"
        case "repeal" | "rule":
            return f"{option[0]}={LAWS[option[1]]}"
        case "strip" | "agenda":
            return f"{option[0]}={AGENDAS[option[1]]}"
    return str(option[0])


def _read_subject(s: Any, text: str) -> tuple[Any, ...]:
    verb, _, what = text.partition("=")
    match verb:
        case "pardon":
            return verb, read_seat(s, what)
        case "repeal" | "rule" if what in (FREE_RULES if verb == "rule" else LAW_NUMBER):
            return verb, LAW_NUMBER[what]
        case "strip" | "agenda" if what in AGENDA:
            return verb, AGENDA[what]
        case "adjourn" if not what:
            return (verb,)
    raise ValueError(f"{text!r} is no subject of a private motion")


SUBJECT = or_word(_write_subject, _read_subject, PASS)


# --- sites, works, gifts ----------------------------------------------------------------------------------------------


def write_site(s: Any, site: int) -> str:
    return CITIES[site] if site < CITY_COUNT else f"castle.{seat_name(s, site - CITY_COUNT)}"


def read_site(s: Any, text: str) -> int:
    if text.startswith("castle."):
        return CITY_COUNT + read_seat(s, text.removeprefix("castle."))
    return read_city(text)


def _write_work(s: Any, option: tuple[str, int, int]) -> str:
    verb, site, number = option
    return f"{verb}={write_site(s, site)}" + (f"={number}" if number else "")


def _read_work(s: Any, text: str) -> tuple[str, int, int]:
    verb, rest = _split(text, "=")
    name, _, number = rest.partition("=")
    if verb not in ("repair", "fortify", "unfortify", "breach"):
        raise ValueError(f"there is no work {verb!r}")
    return verb, read_site(s, name), read_number(number) if number else 0


WORK = or_word(_write_work, _read_work, PASS)


def _write_gift(s: Any, option: tuple[int, int]) -> str:
    return f"{seat_name(s, option[0])}={option[1]}"


def _read_gift(s: Any, text: str) -> tuple[int, int]:
    seat, number = _split(text, "=")
    return read_seat(s, seat), read_number(number)


GIFT = Codec(_write_gift, _read_gift)


def _write_heir(s: Any, option: tuple[str, int, int]) -> str:
    verb, army, seat = option
    return f"{verb}={_write_army(s, army)}" + (f"={seat_name(s, seat)}" if verb == "give" else "")


def _read_heir(s: Any, text: str) -> tuple[str, int, int]:
    verb, rest = _split(text, "=")
    army, _, seat = rest.partition("=")
    if verb not in ("give", "return", "kill"):
        raise ValueError("an heir is given, returned or killed")
    return verb, _read_army(s, army), read_seat(s, seat) if verb == "give" else 0


HEIR = Codec(_write_heir, _read_heir)

# --- events -----------------------------------------------------------------------------------------------------------

Choice = tuple[Any, ...]
"""What an event lets choose, with a word for what it is."""
BUYS: dict[str, Choice] = {f"{votes}.{faith}": ("buy", votes, faith) for votes in (0, 1) for faith in (0, 1)}


def _write_choice(s: Any, option: Choice) -> str:
    verb = option[0]
    if verb == "troop":
        return f"troop={TROOPS[option[1]]}"
    if verb == "city":
        return f"city={CITIES[option[1]]}"
    if verb == "move":
        return f"move={MOVE.write(s, (option[1], option[2]))}"
    if verb == "lose":
        return f"lose={TROOP_OF.write(s, (option[1], option[2]))}"
    if verb == "restore":
        return f"restore={ARMY.write(s, option[1])}"
    if verb == "buy":
        return f"buy={option[1]}.{option[2]}"
    return WORK.write(s, option)


def _read_choice(s: Any, text: str) -> Choice:
    verb, _, rest = text.partition("=")
    if verb == "troop":
        return verb, read_troop(rest)
    if verb == "city":
        return verb, read_city(rest)
    if verb == "move":
        return verb, *_pair(MOVE.read(s, rest))
    if verb == "lose":
        return verb, *_pair(TROOP_OF.read(s, rest))
    if verb == "restore":
        return verb, ARMY.read(s, rest)
    if verb == "buy":
        return BUYS[rest] if rest in BUYS else _no_choice(text)
    found: Choice = WORK.read(s, text)
    return found


def _pair(value: Any) -> tuple[Any, Any]:
    if not isinstance(value, tuple):
        raise ValueError(f"{value!r} is no choice here")
    return value[0], value[1]


def _no_choice(text: str) -> Choice:
    raise ValueError(f"{text!r} is no choice here")


CHOICE = or_word(_write_choice, _read_choice, PASS)
