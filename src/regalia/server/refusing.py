"""Every «no» is one clear sentence with a proper status."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from regalia.core.errors import BadRecord, BadSetup, CannotUndo, RegaliaError, RulesFault, UnknownGame
from regalia.core.words import Message
from regalia.server.counting import refused
from regalia.server.messages import No, Refused

log = logging.getLogger("regalia.server")

FAILED = "The server failed on this; nothing was changed."


class Refusing(Exception):
    """Somebody cannot have what they want: the sentence for them, and the rule, if a rule forbids it.

    `code` names the client's own sentence, in the reader's language.
    """

    def __init__(
        self, error: str, status: int = 400, rule: str = "", reason: Message | None = None, code: str = ""
    ) -> None:
        super().__init__(error)
        self.error = error
        self.status = status
        self.rule = rule
        self.reason = reason
        self.code = code

    def as_no(self) -> No:
        return No(error=self.error, rule=self.rule, reason=self.reason, code=self.code)

    def as_refused(self) -> Refused:
        return Refused(error=self.error, rule=self.rule, reason=self.reason, code=self.code)


class Stale(Refusing):
    """Whoever wants it has not seen the latest state of the table: they are shown it."""


def sentence(text: str) -> str:
    """With a capital letter and a full stop, on one line of reasonable length."""
    line = " ".join(text.split())[:300]
    return line[:1].upper() + line[1:] + ("" if line.endswith((".", "!", "?")) else ".")


def refusing_of(error: Exception) -> Refusing:
    """The refusal that an error stands for; it is counted."""
    refusing = meant_by(error)
    refused(refusing.code or refusing.rule or str(refusing.status))
    return refusing


def meant_by(error: Exception) -> Refusing:
    """The same, not counted: somebody else tells it."""
    match error:
        case Refusing():
            return error
        case UnknownGame():
            return Refusing(sentence(str(error)), 404, code="no-game")
        case BadSetup():
            return Refusing(sentence(str(error)), reason=error.reason)
        case BadRecord():
            return Refusing(sentence(str(error)), code="bad-record")
        case RulesFault():
            log.error("the rules failed", exc_info=error)
            return Refusing(FAILED, HTTP_500_INTERNAL_SERVER_ERROR, code="failed")
        case CannotUndo():
            return Refusing(sentence(str(error)), HTTP_409_CONFLICT, code=f"undo-{error.reason}")
        case RegaliaError():
            return Refusing(sentence(str(error)))
        case RecursionError():
            return Refusing("This is nested too deep.", code="not-understood")
        case HTTPException() if error.status_code < HTTP_500_INTERNAL_SERVER_ERROR:
            return Refusing(sentence(_http_text(error)), error.status_code)
    log.error("unexpected", exc_info=error)
    return Refusing(FAILED, HTTP_500_INTERNAL_SERVER_ERROR, code="failed")


def _http_text(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return ": ".join(str(extra[0][part]) for part in ("key", "message") if extra[0].get(part))
    if error.status_code == HTTP_404_NOT_FOUND:
        return "There is nothing at this address."
    return error.detail or "This cannot be."


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """The HTTP answer to any error."""
    refusing = refusing_of(error)
    return Response(refusing.as_refused(), status_code=refusing.status, media_type="application/json")
