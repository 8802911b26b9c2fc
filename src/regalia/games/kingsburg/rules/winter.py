"""R11 Phase 8: the battle; R12 the end of the year."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import BUNDLE, GOOD, ROW
from regalia.games.kingsburg.pieces.enemies import ENEMIES
from regalia.games.kingsburg.pieces.goods import KINDS, NOTHING, ONE, Good, Goods, minus, picks
from regalia.games.kingsburg.pieces.numbers import FACES, SPRING, YEARS
from regalia.games.kingsburg.pieces.provinces import FORTRESS, STONE_WALL, Row
from regalia.games.kingsburg.rules.ending import end_game
from regalia.games.kingsburg.state import FROM_BATTLES, FROM_BUILDINGS, Fate, Kingsburg

# --- R11.1 to R11.3 -----------------------------------------------------------------------------------------------


def reveal_enemy(s: Kingsburg) -> None:
    """The card is revealed, the King's die gives soldiers to all, and strengths are counted."""
    s.is_revealed = True
    s.reveal()
    enemy = ENEMIES[s.enemy()]
    if s.news is not None:
        s.tell("enemy_revealed", enemy=enemy.number)
    s.kings_dice += (s.dice.roll(FACES),)
    if s.news is not None:
        s.tell("kings_die", seat=s.order[0], number=s.kings_die)
    fates = []
    for seat in range(s.seats):
        soldiers = s.soldiers[seat]
        s.soldiers[seat] += s.kings_die
        fates.append(Fate(soldiers, s.soldiers[seat] + s.provinces[seat].against[enemy.kind]))
    s.fates = tuple(fates)


def has_won(s: Kingsburg, seat: int) -> bool:
    """Stronger than the enemy, or as strong and behind a Stone Wall (R11.4)."""
    over = s.fates[seat].strength - ENEMIES[s.enemy()].strength
    return over > 0 or (over == 0 and bool(s.provinces[seat].stands[STONE_WALL]))


def battle(s: Kingsburg) -> Rules:
    """In turn order everybody has a victory, a draw or a defeat; then the year is over (R11.4, R11.8)."""
    for seat in s.order:
        if has_won(s, seat):
            tell_result(s, "won", seat)
            yield from victory(s, seat)
        elif s.fates[seat].strength < ENEMIES[s.enemy()].strength:
            tell_result(s, "beaten", seat)
            yield from defeat(s, seat)
        else:
            tell_result(s, "drew", seat)
    praise_strongest(s)
    s.tell("winter_over", enemy=s.enemy())
    end_year(s)


def tell_result(s: Kingsburg, result: str, seat: int) -> None:
    if s.news is not None:
        s.tell(result, seat=seat, strength=s.fates[seat].strength)


# --- R11.5 victory ----------------------------------------------------------------------------------------------------


def why_not_spoil(s: Kingsburg, seat: int, good: Good) -> Refusal | None:
    """Every good may be taken."""
    return None


def any_spoil(s: Kingsburg, seat: int) -> tuple[Good, ...]:
    return KINDS


VICTORY_GOOD = Kind("victory_good", any_spoil, why_not_spoil, GOOD)


def victory(s: Kingsburg, seat: int) -> Rules:
    """What the card gives, and a point for the Fortress."""
    card = s.enemy()
    for _ in range(ENEMIES[card].victory.free_goods):
        good = yield VICTORY_GOOD, seat
        take_spoils(s, seat, ONE[good], 0)
    take_spoils(s, seat, ENEMIES[card].victory.goods, ENEMIES[card].victory.points)
    if s.provinces[seat].stands[FORTRESS]:
        s.score(seat, FROM_BATTLES, 1)
        s.add_to_fate(seat, points=1)
        s.tell("fortress", seat=seat)


def take_spoils(s: Kingsburg, seat: int, goods: Goods, points: int) -> None:
    if goods == NOTHING and not points:
        return
    s.gain(seat, goods)
    s.score(seat, FROM_BATTLES, points)
    s.add_to_fate(seat, goods, points)
    if s.news is not None:
        s.tell("spoils", seat=seat, gains=(goods, 0, points))


# --- R11.6, R11.7 defeat ----------------------------------------------------------------------------------------------


def why_not_lose(s: Kingsburg, seat: int, goods: Goods, number: int) -> Refusal | None:
    return refuse("R11.6", count=number) if sum(goods) != number else refuse("R11.6", "held")


def goods_to_lose(s: Kingsburg, seat: int, number: int) -> tuple[Goods, ...]:
    return picks(s.goods[seat], number)


DEFEAT_GOODS = Kind("defeat_goods", goods_to_lose, why_not_lose, BUNDLE)


def why_not_row(s: Kingsburg, seat: int, row: Row) -> Refusal | None:
    return refuse("R11.7", row=row)


def rows_to_lose(s: Kingsburg, seat: int) -> tuple[Row, ...]:
    """Those that reach the highest column (R11.7)."""
    return s.provinces[seat].highest


DEFEAT_BUILDING = Kind("defeat_building", rows_to_lose, why_not_row, ROW)


def defeat(s: Kingsburg, seat: int) -> Rules:
    """Named goods, goods of choice, a building, points: in this order (R11.6)."""
    card = s.enemy()
    lose_goods(s, seat, named_losses(s.goods[seat], ENEMIES[card].defeat.goods))
    chosen = min(ENEMIES[card].defeat.free_goods, sum(s.goods[seat]))
    if chosen:
        lose_goods(s, seat, (yield DEFEAT_GOODS, seat, chosen))
    for _ in range(ENEMIES[card].defeat.buildings):
        if s.provinces[seat].count:
            lose_building(s, seat, (yield DEFEAT_BUILDING, seat))
    lose_points(s, seat, ENEMIES[card].defeat.points)


def named_losses(held: Goods, asked: Goods) -> Goods:
    """As many of each kind as are held; a shortage is not made up with other kinds."""
    return min(held[0], asked[0]), min(held[1], asked[1]), min(held[2], asked[2])


def lose_goods(s: Kingsburg, seat: int, goods: Goods) -> None:
    if goods != NOTHING:
        s.pay(seat, goods)
        s.add_to_fate(seat, minus(NOTHING, goods))
        s.tell("lost_goods", seat=seat, goods=goods)


def lose_points(s: Kingsburg, seat: int, points: int) -> None:
    if points:
        lost = -s.score(seat, FROM_BATTLES, -points)
        s.add_to_fate(seat, points=-lost)
        s.tell("lost_points", seat=seat, points=lost)


def lose_building(s: Kingsburg, seat: int, row: Row) -> None:
    """Its points are subtracted, and it stops working."""
    building = s.provinces[seat].last_of(row)
    s.provinces[seat] = s.provinces[seat].with_one_less(row)
    lost = -s.score(seat, FROM_BUILDINGS, -building.points)
    s.add_to_fate(seat, points=-lost, building=building.number)
    s.tell("lost_building", seat=seat, building=building.number, points=lost)


# --- R11.8 to R12 -------------------------------------------------------------------------------------------------


def praise_strongest(s: Kingsburg) -> None:
    """A point for every winner whom nobody surpasses (R11.8)."""
    most = max([fate.strength for fate in s.fates])
    for seat in s.order:
        if s.fates[seat].strength == most and has_won(s, seat):
            s.score(seat, FROM_BATTLES, 1)
            s.add_to_fate(seat, points=1)
            if s.news is not None:
                s.tell("strongest", seat=seat)


def end_year(s: Kingsburg) -> None:
    """Soldiers go home and the card leaves (R11.9); the next year, or the end (R12)."""
    s.soldiers = [0] * s.seats
    s.looked = 0
    if s.year == YEARS:
        end_game(s)
    else:
        s.is_revealed = False
        s.year += 1
        s.season, s.phase = SPRING, "aid"
    s.keep_standings()
