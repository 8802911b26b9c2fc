"""R20 The end, and R21.4 the end of one baron."""

from __future__ import annotations

from regalia.core.plain import places
from regalia.core.state import OVER
from regalia.games.hadurak.pieces.board import CITY_COUNT, KINGDOM_CITIES
from regalia.games.hadurak.pieces.cards import is_mercenary
from regalia.games.hadurak.rules.assembly.laws import pass_patronage, pass_regency
from regalia.games.hadurak.rules.fate import return_to_deck
from regalia.games.hadurak.rules.nobles import discard_office
from regalia.games.hadurak.rules.war.walls import end_siege, make_neutral
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NOBODY, OFF, RAZED, Hadurak, Seat

TWO_PLAYER_CITIES = 5


def city_count(s: Hadurak, seat: Seat) -> int:
    """Those that count for an immediate win: kingdom cities, with two players any (R20.1, R20.2)."""
    if s.variants.seats == 2 and not s.variants.kingdom_wins:
        return s.control.count(seat)
    return s.kingdom().count(seat)


def needed_cities(s: Hadurak) -> int:
    """How many win at once: five with two players, else more than half of those that stand (R18.1, R20.2)."""
    if s.variants.seats == 2:
        return TWO_PLAYER_CITIES
    return (len(KINGDOM_CITIES) - s.kingdom().count(RAZED)) // 2 + 1


def conqueror(s: Hadurak) -> Seat:
    """Who wins at once at the start of Upkeep; of two who could, the one with more, if any (R20.2)."""
    counts = [0 if s.gone[seat] else city_count(s, seat) for seat in range(s.seats)]
    most = max(counts)
    return counts.index(most) if most >= needed_cities(s) and counts.count(most) == 1 else NOBODY


def win(s: Hadurak, seat: Seat) -> None:
    s.winner = seat
    s.tell("wins", seat=seat)
    over(s)


def finish(s: Hadurak) -> None:
    """R20.3; equals in everything share the first place, and there is no king (R20.4)."""
    places = ranking(s)
    if places.count(1) == 1:
        s.winner = places.index(1)
        s.tell("wins", seat=s.winner)
    else:
        s.tell("no_king")
    over(s)


def over(s: Hadurak) -> None:
    keep_standings(s)
    s.phase = OVER
    s.todo.clear()


def standing(s: Hadurak, seat: Seat) -> tuple[int, ...]:
    """What barons are compared by (R20.3, R20.4, R20.6)."""
    wealth = s.crowns[seat] + s.faith[seat] + s.votes[seat]
    rank = (not s.gone[seat], s.winner == seat)
    if s.variants.might:
        return (*rank, city_count(s, seat), wealth, troops_on_board(s, seat))
    return (*rank, s.influence[seat], s.control.count(seat), wealth, troops_on_board(s, seat))


def troops_on_board(s: Hadurak, seat: Seat) -> int:
    armies = range(ARMIES * seat, ARMIES * seat + ARMIES)
    return sum(len(s.troops[army]) for army in armies if 0 <= s.place[army] < AT_SEA)


def scores(s: Hadurak) -> list[int]:
    return [city_count(s, seat) for seat in range(s.seats)] if s.variants.might else s.influence[:]


def keep_standings(s: Hadurak) -> None:
    """How everybody stands after this round."""
    s.standings = (*s.standings, tuple(scores(s)))


def ranking(s: Hadurak) -> list[int]:
    worth = [standing(s, seat) for seat in range(s.seats)]
    return places(worth)


# --- R21.4 elimination ------------------------------------------------------------------------------------------------


def eliminate(s: Hadurak, seat: Seat) -> None:
    """A baron whose castle has fallen is out; what was theirs goes back."""
    s.gone = tuple(gone or each == seat for each, gone in enumerate(s.gone))
    s.tell("eliminated", seat=seat)
    dismiss(s, seat)
    for city in s.cities_of(seat):
        make_neutral(s, city)
    for site in range(CITY_COUNT + s.seats):
        if s.siege[site] == seat:
            end_siege(s, site)
    s.agenda_discard += s.titles[seat]
    s.titles[seat] = ()
    remove_cards(s, seat)
    s.heirs = tuple(army // ARMIES if holder == seat else holder for army, holder in enumerate(s.heirs))
    if len(s.in_play()) == 1:
        win(s, s.in_play()[0])
        return
    if s.regent == seat:
        pass_regency(s)
    if s.patron == seat:
        pass_patronage(s, s.in_play())


def dismiss(s: Hadurak, seat: Seat) -> None:
    """Nobles leave, mercenaries go back to the deck."""
    gone = [troop for _, troop in s.mercenaries_of(seat)]
    for army in range(ARMIES * seat, ARMIES * seat + ARMIES):
        s.troops[army], s.tokens[army], s.place[army] = (), 0, OFF
        if army % ARMIES != GARRISON:
            discard_office(s, army)
    s.out = tuple(out or (army // ARMIES == seat and army % ARMIES != GARRISON) for army, out in enumerate(s.out))
    return_to_deck(s, [troop for troop in gone if is_mercenary(troop)])


def remove_cards(s: Hadurak, seat: Seat) -> None:
    """Action cards, markers and stakes."""
    s.hands[seat] = s.returned[seat] = ()
    for cards in (*s.fields, *s.piles):
        cards[:] = [card for card in cards if card[0] != seat]
    s.track[:] = [NOBODY if who == seat else who for who in s.track]
    for voyage, stakes in enumerate(s.stakes):
        s.stakes[voyage] = tuple(stake for stake in stakes if stake[0] != seat)


STEPS = {"eliminate": eliminate}
