"""The HTTP interface against its own description: requests made from the document, right ones and wrong ones.

Whatever is sent, the answer is one that the document tells: no server error, a status and a body as
described, and no success for what the document forbids.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Err
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.conftest import Work
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
WIDE = {
    "NOVATABLE_ALLOWANCE": "10000",
    "NOVATABLE_LOG_LEVEL": "warning",
}
SPARED = ("/api/me/token",)
"""It would end the token of those who ask."""


Operation = APIOperation[Any, Any, Any, Any]


class Place(NamedTuple):
    """A server with something on it: two people, a table that waits and one that plays."""

    process: ServerProcess
    tokens: tuple[str, ...]
    waiting: str
    playing: str
    document: dict[str, Any]

    def get(self, path: str) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[0]}"}
        return httpx.get(self.process.url + path, headers=headers)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    process = ServerProcess(tmp_path_factory.mktemp("schema"), **WIDE)
    process.start_quickly()
    ask = partial(_ask, process.url)
    tokens = tuple([ask("/api/people", None, {"name": name})["token"] for name in ("Mia", "Ben")])
    seats = [{"who": "me"}, {"who": "open"}, {"who": "me"}]
    waiting = ask("/api/tables", tokens[0], {"game": "afternova", "seats": seats})["table"]["id"]
    seats = [{"who": "me"}] * 3
    playing = ask("/api/tables", tokens[0], {"game": "novaraiders", "seats": seats})["table"]["id"]
    ask(f"/api/tables/{playing}/start", tokens[0], None)
    document = httpx.get(process.url + "/api/docs/openapi.json").json()
    yield Place(process, tokens, waiting, playing, document)
    process.kill()


def _ask(url: str, path: str, token: str | None, body: object) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = httpx.post(url + path, json=body, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


def operations(document: dict[str, Any]) -> Iterator[Operation]:
    """Tokens are our business: what the document says of them is left out."""
    paths = {
        path: {method: {**told, "security": []} for method, told in methods.items()}
        for path, methods in document["paths"].items()
        if path not in SPARED
    }
    for result in schemathesis.openapi.from_dict({**document, "paths": paths}).get_all_operations():
        assert not isinstance(result, Err)
        yield result.ok()


def fuzz(place: Place, operation: Operation, mode: GenerationMode, examples: int) -> int:
    """How many requests were sent. An AssertionError or a failed check says what is wrong with an answer."""
    sent = 0

    @hypothesis_settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def run(data: st.DataObject) -> None:
        nonlocal sent
        table = data.draw(st.sampled_from((place.waiting, place.playing)))
        fixed = {"table_id": table} if "{table_id}" in operation.path else {}
        case = data.draw(operation.as_strategy(mode, path_parameters=fixed or None))
        headers = {"Authorization": f"Bearer {data.draw(st.sampled_from((*place.tokens, '0' * 32)))}"}
        answer = case.call(base_url=place.process.url, headers=headers, timeout=PATIENCE)
        sent += 1
        # What stands in an address has no type, so only a body can be said to violate one.
        checks = [*CHECKS, negative_data_rejection] if operation.body else CHECKS
        case.validate_response(answer, checks=checks, headers=headers)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"rule", "code", "args", "message"}

    with suppress(Unsatisfiable):  # there are requests that cannot be wrong
        run()
    return sent


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_is_one_that_the_document_tells(place: Place, work: Work, mode: GenerationMode) -> None:
    sent = sum(fuzz(place, operation, mode, work.amount(4, 400)) for operation in operations(place.document))
    assert sent >= work.amount(60, 6_000)
    work.did(sent, "requests from the document")
    lines = [json.loads(line) for line in place.process.log.read_text().splitlines()]
    assert not [line for line in lines if line["level"] == "error"]
    assert place.get(f"/api/tables/{place.playing}").json()["table"]["status"] == "playing"


def test_a_document_that_is_not_kept_is_found_out(place: Place) -> None:
    """Planted: the document promises another answer than there is."""
    wrong = json.loads(json.dumps(place.document))
    wrong["components"]["schemas"]["GameInfo"]["properties"]["rules"] = {"type": "string"}
    (games,) = [operation for operation in operations(wrong) if operation.path == "/api/games"]
    with pytest.raises(FailureGroup, match="violates schema"):
        fuzz(place, games, GenerationMode.POSITIVE, 1)
