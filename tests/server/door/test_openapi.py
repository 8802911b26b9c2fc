"""Whatever is sent to any address of the OpenAPI: never a 500, the answer is as documented, a refusal is a sentence."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import quick, serving, unlimited
from tests.server.door.test_refusals import refused
from tests.server.helpers import Browser, play_on

from regalia.server.app import make_inner
from regalia.server.company.allowances import Allowances
from regalia.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
NOWHERE = Settings(data=Path("/nonexistent"), modules=("tests.tiny.registered",))
SCHEMA: Any = schemathesis.openapi.from_dict(make_inner(NOWHERE, Allowances()).openapi_schema.to_schema())
OPERATIONS: dict[str, Any] = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}

every_operation = pytest.mark.parametrize("label", OPERATIONS)


class Tables:
    """A server with tables in every stage, so that what is sent goes deeper than «there is no such table»."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.owner = Browser(address)
        self.stages = ("open", "running", "over", "uploaded", "none")

    def new(self, stage: str) -> str:
        """Made anew for every case: many of them delete or change it."""
        match stage:
            case "open":
                return self.owner.open_table("me", "open", "random")
            case "running":
                return self.owner.open_table("me", "me", "random")
            case "over":
                return self._over()
            case "uploaded":
                id: str = self.owner.http.post("/api/records", content=self.record).json()["id"]
                return id
        return "A" * 22

    def _over(self) -> str:
        table = self.owner.open_table("me", "random", rounds=1)
        seat = self.owner.look(table, 0)
        play_on([seat])
        seat.close()
        return table

    @functools.cached_property
    def record(self) -> bytes:
        return self.owner.http.get(f"/api/tables/{self._over()}/record").content


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with unlimited(), serving(quick(tmp_path_factory.mktemp("openapi"))) as address:
        made = Tables(address)
        yield made
        made.owner.close()


def check(tables: Tables, case: Any, stage: str, mine: bool) -> None:
    """Half of the cases name a real game or table; most come from the person who opened it."""
    path = case.path_parameters
    if stage != "as it is" and path and "id" in path:
        path["id"] = "tiny" if "/games/" in case.path else tables.new(stage)
    if stage != "as it is" and isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = "tiny"
    cookies = {"regalia": tables.owner.secret} if mine else {}
    answer = case.call(base_url=tables.address, cookies=cookies)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400 and case.method.upper() != "HEAD":
        refused(answer)


def check_many(tables: Tables, label: str, examples: int, mode: GenerationMode, derandomize: bool) -> None:
    stages = st.sampled_from(["as it is", *tables.stages])

    @settings(max_examples=examples, deadline=None, derandomize=derandomize, suppress_health_check=list(HealthCheck))
    @given(OPERATIONS[label].as_strategy(generation_mode=mode), stages, st.sampled_from([True, True, False]))
    def one(case: Any, stage: str, mine: bool) -> None:
        check(tables, case, stage, mine)

    one()


def is_ever_wrong(label: str) -> bool:
    """Any text is a path's text; numbers and bodies can be wrong."""
    operation = OPERATIONS[label]
    return bool(operation.body) or any(
        one.definition["schema"].get("type") != "string" for one in (*operation.path_parameters, *operation.query)
    )


@every_operation
def test_what_fits_the_schema(tables: Tables, label: str) -> None:
    check_many(tables, label, 40, GenerationMode.POSITIVE, derandomize=True)


@pytest.mark.parametrize("label", [label for label in OPERATIONS if is_ever_wrong(label)])
def test_what_does_not_fit_the_schema(tables: Tables, label: str) -> None:
    check_many(tables, label, 40, GenerationMode.NEGATIVE, derandomize=True)


@pytest.mark.soak
@every_operation
def test_much_more(tables: Tables, label: str) -> None:
    check_many(tables, label, 500, GenerationMode.POSITIVE, derandomize=False)
    if is_ever_wrong(label):
        check_many(tables, label, 500, GenerationMode.NEGATIVE, derandomize=False)


def test_the_check_bites(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("planted")

    monkeypatch.setattr("regalia.server.table.live_table.LiveTable.info", broken)
    with pytest.raises(FailureGroup, match="The server failed on this"):
        check_many(tables, "POST /api/tables", 40, GenerationMode.POSITIVE, derandomize=True)


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.just([]),
    st.just({}),
    st.just("9" * 5000),
)


def mutated(data: Any, steps: list[int], junk: Any) -> Any:
    """The same data with something else, or nothing, in one place of it."""
    if not steps or not isinstance(data, dict | list) or not data:
        return junk
    at = sorted(data)[steps[0] % len(data)] if isinstance(data, dict) else steps[0] % len(data)
    if len(steps) == 1 and steps[0] % 3 == 0:
        return {key: data[key] for key in data if key != at} if isinstance(data, dict) else data[:at] + data[at + 1 :]
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[at] = mutated(data[at], steps[1:], junk)
    return copy


def check_uploads(tables: Tables, examples: int, derandomize: bool) -> None:
    record = json.loads(tables.record)

    @settings(max_examples=examples, deadline=None, derandomize=derandomize, suppress_health_check=list(HealthCheck))
    @given(st.lists(st.integers(0, 1000), min_size=1, max_size=4), JUNK)
    def one(steps: list[int], junk: Any) -> None:
        answer = tables.owner.http.post("/api/records", content=json.dumps(mutated(record, steps, junk)).encode())
        if answer.status_code != 201:
            refused(answer)

    one()


def test_broken_records(tables: Tables) -> None:
    check_uploads(tables, 150, derandomize=True)


@pytest.mark.soak
def test_many_broken_records(tables: Tables) -> None:
    check_uploads(tables, 5000, derandomize=False)
