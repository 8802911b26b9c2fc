"""Behind a proxy, under a name, over an encrypted way; and what is believed of whom."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import serving
from tests.server.helpers import PATIENCE, Browser, is_closed

from regalia.core.errors import RegaliaError
from regalia.server.door.guard import counted
from regalia.server.door.proxies import Proxies
from regalia.server.settings import Settings

FOR_TEST = {"bot_pause": 0, "bot_workers": 0, "modules": ("tests.tiny.registered",)}


def settings(data: Path, **more: Any) -> Settings:
    return Settings(**{"data": data, **FOR_TEST, **more})


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    made = settings(tmp_path_factory.mktemp("data"), proxies=("127.0.0.1",), hosts=("games.example", "127.0.0.1"))
    with serving(made) as address:
        yield address


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "assets" / "a.js").write_text("export const a = 1;\n" * 500)
    (client / "assets" / "a.png").write_bytes(b"\x89PNG" * 100)
    (client / "index.html").write_text("<!doctype html><p>Regalia" + " " * 500)
    with serving(settings(tmp_path_factory.mktemp("data"), client=client)) as address:
        yield address


def get(url: str, **more: Any) -> httpx.Response:
    return httpx.get(url, timeout=PATIENCE, **more)


def put(url: str, **more: Any) -> httpx.Response:
    return httpx.put(url, timeout=PATIENCE, **more)


def head(url: str) -> httpx.Response:
    return httpx.head(url, timeout=PATIENCE)


def scope(peer: str, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (peer, 1), "headers": named, "scheme": "http"}


def test_only_named_proxies_say_who_asks() -> None:
    proxies = Proxies(["10.0.0.0/8", "::1"])
    assert proxies.client(scope("192.0.2.7", x_forwarded_for="203.0.113.5")) == "192.0.2.7"
    assert proxies.client(scope("10.1.1.1", x_forwarded_for="203.0.113.5")) == "203.0.113.5"
    assert proxies.client(scope("10.1.1.1", x_forwarded_for="1.1.1.1, 203.0.113.5, 10.2.2.2")) == "203.0.113.5"
    assert proxies.client(scope("127.0.0.1", x_forwarded_for="203.0.113.5")) == "127.0.0.1"
    assert Proxies().client(scope("127.0.0.1", x_forwarded_for="203.0.113.5")) == "127.0.0.1"
    assert proxies.host(scope("10.1.1.1", x_forwarded_host="games.example", host="inner")) == "games.example"
    assert proxies.host(scope("192.0.2.7", x_forwarded_host="games.example", host="inner")) == "inner"
    with pytest.raises(RegaliaError, match="no address of a proxy"):
        Proxies(["everybody"])


def test_all_addresses_of_one_household_count_as_one() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2:ffff::1") != counted("2001:db8:1:3::1")
    assert counted("192.0.2.7") == "192.0.2.7"


def test_over_an_encrypted_way_the_cookie_stays_there(behind_proxy: str) -> None:
    proxied = {"x-forwarded-proto": "https", "x-forwarded-host": "games.example", "x-forwarded-for": "203.0.113.5"}
    answer = get(f"{behind_proxy}/api/me", headers=proxied)
    assert answer.headers["set-cookie"].endswith("; Secure") and "strict-transport-security" in answer.headers
    plain = get(f"{behind_proxy}/api/me")
    assert "Secure" not in plain.headers["set-cookie"] and "strict-transport-security" not in plain.headers


def test_pages_of_the_name_are_our_own(behind_proxy: str) -> None:
    proxied = {"x-forwarded-host": "games.example", "origin": "https://games.example"}
    body = {"name": "Ann"}
    assert put(f"{behind_proxy}/api/me", json=body, headers=proxied).is_success
    proxied["origin"] = "https://evil.example"
    assert put(f"{behind_proxy}/api/me", json=body, headers=proxied).status_code == 403


def test_the_server_answers_under_its_names_only(behind_proxy: str) -> None:
    answer = get(f"{behind_proxy}/api/me", headers={"host": "evil.example"})
    assert answer.status_code == 421 and answer.json()["code"] == "another-host"
    with closing(Browser(behind_proxy)) as me:
        line = me.look(me.open_table("me", "me"), 0, **{"X-Forwarded-Host": "evil.example"})
        assert line.last["is"] == "no" and is_closed(line) == 4403


def test_nobody_believes_what_anybody_says(alone: str) -> None:
    lies = {"x-forwarded-proto": "https", "x-forwarded-host": "evil.example", "origin": "https://evil.example"}
    answer = put(f"{alone}/api/me", json={"name": "Ann"}, headers=lies)
    assert answer.status_code == 403 and "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/assets/a.js", "/nowhere"])
def test_head_is_get_without_the_body(alone: str, path: str) -> None:
    whole, bare = get(alone + path), head(alone + path)
    assert (bare.status_code, bare.content) == (whole.status_code, b"")
    assert bare.headers["content-length"] == whole.headers["content-length"]


def test_files_are_sent_small(alone: str) -> None:
    small = get(f"{alone}/assets/a.js")
    assert small.headers["content-encoding"] == "gzip" and small.headers["vary"] == "accept-encoding"
    assert int(small.headers["content-length"]) < len(small.content) / 10
    whole = get(f"{alone}/assets/a.js", headers={"accept-encoding": "identity"})
    assert whole.content == small.content and "content-encoding" not in whole.headers
    assert "content-encoding" not in get(f"{alone}/assets/a.png").headers
    assert get(f"{alone}/").headers["content-encoding"] == "gzip"


def test_the_schema_is_a_page_that_its_own_policy_allows(alone: str) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = get(alone + path)
        assert answer.json()["info"]["title"] == "Regalia" and "html" not in answer.headers["content-type"]
