"""The files with which others host it: whatever they name is there, and they hold no password."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import click
import pytest
import yaml

from regalia.cli import main
from regalia.server.door.proxies import Proxies
from regalia.server.door.watching import LIVE, METRICS, PATHS, READY

ROOT = Path(__file__).parent.parent
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
CADDYFILE = (ROOT / "hosting" / "Caddyfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
WEB, WORKERS = ([name for name in SERVICES if name.startswith(kind)] for kind in ("web", "worker"))
GIVEN = re.compile(r"\$\{[A-Z_]+(:\?[^}]+|:-)?\}")
"""A value of the environment: required, or empty where it is not given; never with a value of its own."""


def steps(word: str) -> list[list[str]]:
    """What the lines of the Containerfile say that begin with a word."""
    joined = CONTAINERFILE.replace("\\\n", " ")
    lines = [line.strip().removeprefix(f"{word} ") for line in joined.splitlines() if line.startswith(f"{word} ")]
    return [json.loads(line) if line.startswith("[") else shlex.split(line) for line in lines]


def taken(arguments: list[str], environment: Iterable[str] = ()) -> None:
    """Click itself reads the command line; nothing is run."""
    command = main.commands[arguments[0]]
    assert isinstance(command, click.Command)
    with patch.dict(os.environ, dict.fromkeys(environment, "given")):
        command.make_context(arguments[0], [GIVEN.sub("games.example", one) for one in arguments[1:]])


def test_every_file_that_is_copied_into_the_image_is_there() -> None:
    copied = [step[:-1] for step in steps("COPY") if not step[0].startswith("--from")]
    assert copied and all((ROOT / path).exists() for paths in copied for path in paths)
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert not {path for paths in copied for path in paths} & set(ignored)


def test_stages_that_are_copied_from_are_built_before() -> None:
    built = set[str]()
    for line in CONTAINERFILE.splitlines():
        if stage := re.search(r"^FROM \S+ AS (\w+)", line):
            built.add(stage[1])
        if source := re.search(r"--from=(\w+)", line):
            assert source[1] in built
    assert built == {"client", "wheels"}


def test_the_image_runs_what_there_is_as_nobody_in_particular() -> None:
    assert steps("ENTRYPOINT") == [["regalia"]]
    taken(steps("CMD")[-1])
    last = CONTAINERFILE.split("\nFROM ")[-1]
    assert last.index("USER regalia") < last.index("ENTRYPOINT") and "useradd --system --uid" in last
    assert f"http://127.0.0.1:8000{LIVE}" in CONTAINERFILE, "healthy while it lives; ready is for the proxy"
    assert all(f"http://127.0.0.1:8000{LIVE}" in SERVICES[name]["healthcheck"]["test"][-1] for name in [*WEB, *WORKERS])
    extras = re.findall(r"\[(\w+)\]'", CONTAINERFILE)
    assert extras and all(f"\n{extra} = [" in (ROOT / "pyproject.toml").read_text(encoding="utf-8") for extra in extras)


@pytest.mark.parametrize("name", [*WEB, *WORKERS])
def test_all_are_started_with_options_that_there_are(name: str) -> None:
    taken(SERVICES[name]["command"], SERVICES[name]["environment"])
    known = {param.envvar for param in main.commands[SERVICES[name]["command"][0]].params}
    assert set(SERVICES[name]["environment"]) <= known


def test_the_page_for_hosts_names_options_that_there_are() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").replace("$(date +%F)", "today")
    shown = re.findall(r"(?:^|bin/)regalia ((?:serve|worker|admin) .*)", page, re.MULTILINE)
    lines = [shlex.split(line, comments=True) for line in shown]
    assert len(lines) >= 4
    for command, *rest in lines:
        found = main.commands[command]
        if isinstance(found, click.Group):
            found, rest = found.commands[rest[0]], rest[1:]
        found.make_context(command, rest)


def test_two_servers_share_everything() -> None:
    assert WEB == ["web-1", "web-2"] and SERVICES["web-1"] == SERVICES["web-2"]
    assert set(SERVICES["web-1"]["depends_on"]) == {"postgres", "redis"}
    assert re.findall(r"\b(web-\d):8000", CADDYFILE) == WEB


def test_two_workers_do_what_the_servers_leave_to_them() -> None:
    assert WORKERS == ["worker-1", "worker-2"] and SERVICES["worker-1"] == SERVICES["worker-2"]
    assert "--bot-workers=0" in SERVICES["web-1"]["command"]
    assert {"--host=0.0.0.0", "--port=8000"} <= {*SERVICES["worker-1"]["command"]}, "where the image looks for life"
    assert all(SERVICES["worker-1"][part] == SERVICES["web-1"][part] for part in ("image", "environment", "depends_on"))


def test_every_file_and_volume_that_is_mounted_is_there() -> None:
    mounted = [volume.split(":") for service in SERVICES.values() for volume in service.get("volumes", ())]
    for source, *_ in mounted:
        assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    assert {source for source, *_ in mounted} >= set(COMPOSE["volumes"])
    built = SERVICES["web-1"]["build"]
    assert (ROOT / built["context"] / built["dockerfile"]).is_file()


def test_the_proxy_is_trusted_and_nobody_else() -> None:
    (network,) = [one["subnet"] for one in COMPOSE["networks"]["inside"]["ipam"]["config"]]
    assert f"--proxy={network}" in SERVICES["web-1"]["command"]
    assert Proxies([network]).trust("172.30.0.7") and not Proxies([network]).trust("203.0.113.7")
    assert all(service["networks"] == ["inside"] for service in SERVICES.values())
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_the_proxy_asks_who_is_ready_and_hides_what_is_for_the_host() -> None:
    assert f"health_uri {READY}" in CADDYFILE
    (hidden,) = re.findall(r"@inside path (.*)", CADDYFILE)
    assert all(any(path == one or path.startswith(one.rstrip("*")) for one in hidden.split()) for path in PATHS)
    assert METRICS in hidden and "respond @inside 404" in CADDYFILE
    (drain,) = re.findall(r"--drain=(\d+)", " ".join(SERVICES["web-1"]["command"]))
    (interval,) = re.findall(r"health_interval (\d+)s", CADDYFILE)
    grace = int(SERVICES["web-1"]["stop_grace_period"].removesuffix("s"))
    assert 2 * int(interval) < int(drain) < grace - 20, "the proxy notices, and there is time for what is in hand"


def test_images_have_versions_and_come_from_where_the_host_says() -> None:
    images = [service["image"] for service in SERVICES.values()]
    images += [found[0] for found in steps("FROM")]
    for image in images:
        name, _, tag = image.partition(":")
        assert re.search(r"\d", tag) and "latest" not in tag, image
        assert "." not in name and "/" not in name, image


def test_no_password_is_written_down() -> None:
    for service in SERVICES.values():
        for name, value in service.get("environment", {}).items():
            if re.search(r"PASSWORD|TOKEN|AUTH", name):
                assert value is None or GIVEN.fullmatch(value), name
            for password in re.findall(r"://[^:/@]*:(.*)@", value or ""):
                assert GIVEN.fullmatch(password), name
    assert "${REDIS_PASSWORD}" in SERVICES["redis"]["command"]
    assert not (ROOT / ".env").exists()
