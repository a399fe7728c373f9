"""Errors over HTTP, in words: every body has the rule and the message."""

import logging
from math import ceil
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from novatable.core.cardfile import CardFileError
from novatable.core.errors import Impossible, Refusal
from novatable.server.clerks.clerks import Unfinished
from novatable.server.http.bodies import Error
from novatable.server.http.callers import AnyRequest, address
from novatable.server.live.hall import NoTable
from novatable.server.net.budget import Overdrawn
from novatable.server.operating.metrics import METRICS
from novatable.server.store import StoreFailure
from novatable.server.table.house import Refused

log = logging.getLogger("novatable.http")

STATUS = {
    "token": 401,
    "name": 400,
    "stale": 409,
    "limit": 429,
    "store": 503,
    "status": 409,
    "damaged": 409,
    "closed": 409,
}
"""The HTTP status for a refusal's word; all others are 403."""
ERRORS = {
    400: "Not possible as asked; the message says what would be.",
    401: "No valid token.",
    403: "You may not do this.",
    404: "No such table, or you may not see it.",
    409: "Not now.",
    413: "Too large.",
    429: "Too many requests.",
    503: "The store is not answering, or it takes too long; nothing was changed.",
}


def _refused(_request: AnyRequest, refusal: Refused) -> Response[Error]:
    METRICS.refused.add()
    return _error(STATUS.get(refusal.rule, 403), refusal.refusal)


def _overdrawn(request: AnyRequest, overdrawn: Overdrawn) -> Response[Error]:
    METRICS.limited.add(overdrawn.payer.kind)
    if overdrawn.purse == "work":
        request.app.state.doors.report("flood", address(request).name)
    answer = _error(429, Refusal("limit", "slower-here"))
    answer.headers["Retry-After"] = str(ceil(overdrawn.seconds))
    return answer


def _unfinished(_request: AnyRequest, unfinished: Unfinished) -> Response[Error]:
    log.warning("errand not finished", extra={"why": str(unfinished)})
    return _error(503, Refusal("server", "unfinished"))


def _no_table(_request: AnyRequest, _: NoTable) -> Response[Error]:
    return _error(404, Refusal("table", "no-table"))


def _impossible(_request: AnyRequest, error: Impossible) -> Response[Error]:
    return _error(400, error.refusal)


def _bad_cards(_request: AnyRequest, error: CardFileError) -> Response[Error]:
    """Without the name of the file, which would tell where the operator keeps it."""
    wrong = [message if line is None else f"{line}: {message}" for line, message in error.problems]
    return _error(400, Refusal("request", "bad-cards", {"detail": "; ".join(wrong)[:1000]}))


def _not_possible(_request: AnyRequest, error: ValueError) -> Response[Error]:
    return _error(400, Refusal("request", "impossible", {"detail": str(error)[:1000]}))


def _store_failed(_request: AnyRequest, error: StoreFailure) -> Response[Error]:
    log.error("store failed", extra={"why": str(error)})
    return _error(503, Refusal("store", "store-away"))


def _http(_request: AnyRequest, error: HTTPException) -> Response[Error]:
    extra = error.extra
    details = ""
    if isinstance(extra, list):
        details = ": " + "; ".join(str(part.get("message", part)) for part in extra if isinstance(part, dict))
    answer = _error(
        error.status_code, Refusal("request", "request", {"detail": f"{error.detail}{details}"[:1000]})
    )
    answer.headers.update(error.headers or {})  # such as Allow
    return answer


def _nested(_request: AnyRequest, _: RecursionError) -> Response[Error]:
    return _error(400, Refusal("request", "nested"))


def _unforeseen(request: AnyRequest, error: Exception) -> Response[Error]:
    log.error("request failed", extra={"path": request.url.path}, exc_info=error)
    return _error(500, Refusal("server", "failed"))


def _error(status: int, why: Refusal) -> Response[Error]:
    body = Error(why.rule, why.message, why.code, why.args)
    return Response(body, status_code=status, media_type=MediaType.JSON)


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: _refused,
    Overdrawn: _overdrawn,
    Unfinished: _unfinished,
    NoTable: _no_table,
    StoreFailure: _store_failed,
    Impossible: _impossible,
    CardFileError: _bad_cards,
    ValueError: _not_possible,
    HTTPException: _http,
    RecursionError: _nested,
    Exception: _unforeseen,
}
