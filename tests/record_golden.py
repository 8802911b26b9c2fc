"""Records the golden games anew, when the rules change on purpose: `python -m tests.record_golden [GAME …]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot

GOLDEN = Path(__file__).parent / "golden"

SETUPS: dict[str, list[dict[str, Any]]] = {
    "barony": [
        {"seats": 2, "seed": "golden 1", "bot": "greedy"},
        {"seats": 3, "seed": "golden 2", "bot": "squire", "options": {"lake_spacing": "apart", "overpay": "any"}},
        {"seats": 4, "seed": "golden 3", "bot": "squire", "options": {"map": "sample_4_1", "placement": "auto"}},
        {"seats": 4, "seed": "golden 4", "bot": "random", "options": {"max_rounds": 12, "passing": "always"}},
    ],
    "havoc": [
        {"seats": 4, "seed": "golden 1", "bot": "greedy"},
        {"seats": 2, "seed": "golden 2", "bot": "squire", "options": {"final_laydown": "manual", "peace_card": "two"}},
        {"seats": 3, "seed": "golden 3", "bot": "random", "options": {"john_of_gaunt": True, "battle_order": "random"}},
        {
            "seats": 6,
            "seed": "golden 4",
            "bot": "squire",
            "options": {
                "john_of_gaunt": True,
                "chevauchees": "extra",
                "battle_order": "winner_chooses",
                "declare_dogs": "auto",
            },
        },
    ],
    "kingsburg": [
        {"seats": 4, "seed": "golden 1", "bot": "greedy"},
        {"seats": 2, "seed": "golden 2", "bot": "squire", "options": {"two_player_set_aside": "own_die"}},
        {"seats": 5, "seed": "golden 3", "bot": "squire", "options": {"ruleset": "published"}},
        {
            "seats": 3,
            "seed": "golden 4",
            "bot": "random",
            "options": {
                "chapel_effect": "as_statue",
                "envoy_timing": "free",
                "vp_floor": "zero",
                "initial_order": "seat",
                "final_tie": "lot",
            },
        },
    ],
    "kard_es_korona": [
        {"seats": 2, "seed": "golden 1", "bot": "squire"},
        {"seats": 4, "seed": "golden 2", "bot": "squire", "options": {"ruleset": "advanced"}},
        {"seats": 3, "seed": "golden 3", "bot": "random", "options": {"turn_mode": "traditional", "retreat": True}},
        {"seats": 6, "seed": "golden 4", "bot": "random", "options": {"pinning": True, "lord_assignment": "choice"}},
    ],
    "hadurak": [
        {"seats": 2, "seed": "golden 1", "bot": "squire"},
        {"seats": 4, "seed": "golden 2", "bot": "squire", "options": {"hostage_heirs": True, "elimination": True}},
        {
            "seats": 3,
            "seed": "golden 3",
            "bot": "random",
            "options": {
                "private_motion_scope": "free",
                "right_of_might": True,
                "max_rounds": 8,
                "baron_choice": "choose",
            },
        },
    ],
}


def play(id: str, seats: int, seed: str, bot: str, options: dict[str, Any] | None = None) -> regalia.Game:
    game = regalia.new(id, seats=seats, seed=seed, options=options)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)]
    while not game.over:
        seat = game.pending[0].seat
        game.play(bots[seat].choose(Outlook(game, seat)), seat)
    return game


def main(ids: list[str]) -> None:
    for id in ids or SETUPS:
        games.find(id)
        for number, setup in enumerate(SETUPS[id], 1):
            path = GOLDEN / f"{id}-{number}.json"
            path.write_bytes(play(id, **setup).record().to_json())


if __name__ == "__main__":
    main(sys.argv[1:])
