"""Runs in another checkout (see `frozen.py`): follows a game line by line and says what a bot over there chooses."""

from __future__ import annotations

import json
import sys
import time

import regalia
from regalia.bots import Bot, Outlook, make_bot
from regalia.core.game import Game


def main() -> None:
    game: Game | None = None
    bots: dict[int, Bot] = {}
    for line in sys.stdin:
        what, *about = json.loads(line)
        if what == "begin":
            name, seats, seed, options = about
            game, bots = regalia.new(name, seats=seats, seed=seed, options=options, news=False), {}
            continue
        assert game is not None
        seat, text, *rest = about
        if what == "follow":
            game.play_text(text, seat)
        else:
            outlook = Outlook(game, seat)
            bot = bots[seat] = bots.get(seat) or make_bot(text, *rest)
            begun = time.process_time()
            chosen = outlook.ask.text(bot.choose(outlook))
            sys.stdout.write(json.dumps([chosen, time.process_time() - begun]) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
