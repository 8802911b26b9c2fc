"""The seal comes first, everybody's share of the seed after it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.helpers import Browser, play_on

from regalia.server.company.company import Alone
from regalia.server.limits import PROMISES_MOST
from regalia.server.refusing import Refusing
from regalia.server.table.seats import fair
from regalia.server.table.seats.promises import Promises

People = Callable[[], Browser]
SEATS = [{"holder": "me"}, {"holder": "bot", "level": "random"}]


def opened(me: Browser, **more: Any) -> Any:
    return me.post("/api/tables", {"game": "tiny", "seats": SEATS, **more})


def proof_of(me: Browser, table: str) -> Any:
    play_on([me.look(table, 0)])
    return me.http.get(f"/api/tables/{table}/verify").json()


def test_the_table_has_the_secret_that_was_promised(person: People) -> None:
    me = person()
    promised = me.post("/api/promises")
    table = opened(me, promise=promised["id"], nonce="mine")
    assert table["commitment"] == promised["commitment"]
    proof = proof_of(me, table["id"])
    assert proof["good"] and proof["nonces"][0] == "mine"
    assert hashlib.sha256(proof["secret"].encode()).hexdigest() == promised["commitment"]


def test_a_rematch_is_promised_too(person: People) -> None:
    me = person()
    first = opened(me)
    proof_of(me, first["id"])
    promised = me.post("/api/promises")
    second = me.post(f"/api/tables/{first['id']}/rematch", {"promise": promised["id"], "nonce": "mine again"})
    assert second["commitment"] == promised["commitment"]
    assert proof_of(me, second["id"])["nonces"][0] == "mine again"


def test_a_promise_is_kept_once_and_for_one_person(person: People) -> None:
    me, other = person(), person()
    promised = me.post("/api/promises")
    wish = {"game": "tiny", "seats": SEATS, "promise": promised["id"]}
    assert other.post("/api/tables", wish, status=409)["code"] == "no-promise"
    assert me.post("/api/tables", wish)["commitment"] == promised["commitment"]
    assert me.post("/api/tables", wish, status=409)["code"] == "no-promise", "it was kept already"
    assert opened(me)["commitment"], "whoever asks for no promise gets a secret all the same"


def test_promises_do_not_fill_the_memory() -> None:
    async def fill() -> None:
        promises = Promises(Alone())
        first = await promises.make("me")
        for _ in range(PROMISES_MOST):
            last = await promises.make("me")
        with pytest.raises(Refusing):
            await promises.keep("me", first.id)
        assert fair.commitment(await promises.keep("me", last.id)) == last.commitment

    asyncio.run(fill())
