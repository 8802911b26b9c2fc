"""What happens in games, counted: the same as in the games themselves."""

from __future__ import annotations

from collections import Counter

import regalia
from regalia.bots import Outlook, make_bot
from regalia.lab.habits import summed_up, table, told_games
from regalia.lab.simulate import Outcome, Plan, simulate


def events_of(outcome: Outcome) -> Counter[str]:
    """The game played once more."""
    game = regalia.new("kingsburg", seats=len(outcome.bots), seed=outcome.seed)
    bots = [make_bot(name, f"{outcome.seed}/bot {seat}") for seat, name in enumerate(outcome.bots)]
    while not game.over:
        ask = game.pending[0]
        game.play(bots[ask.seat].choose(Outlook(game, ask.seat)), ask.seat)
    return Counter(event.name for event in game.news(None))


def test_what_happened_is_counted_over_all_games() -> None:
    plan = Plan("kingsburg", "habits", (("random",) * 3,))
    outcomes = list(simulate(plan, 2))
    apart = [events_of(outcome) for outcome in outcomes]
    found = summed_up(told_games(plan, 2))
    assert found.events == apart[0] + apart[1]
    assert found.seen_in == Counter(apart[0].keys()) + Counter(apart[1].keys())
    assert found.winners == sum(max(outcome.scores) for outcome in outcomes)
    built = found.events["built"]
    assert built and f"| built | {built / 2:.2f} | 100% |" in table(found)


def test_any_number_of_jobs_finds_the_same() -> None:
    plan = Plan("havoc", "habits", (("random",) * 2,))
    alone, together = (summed_up(told_games(plan, 4, jobs)) for jobs in (1, 2))
    assert alone == together and alone.games == 4
