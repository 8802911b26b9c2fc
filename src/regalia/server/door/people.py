"""A person is a secret in a cookie; only its hash is known here."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "regalia"
COOKIE_DAYS = 400
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def person_of(secret: str) -> str:
    """The id of whoever has this secret."""
    return hashlib.sha256(f"regalia person {secret}".encode()).hexdigest()


def secret_in(header: str) -> str | None:
    """The secret in a Cookie header, if there is one of the right shape."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and SECRET.fullmatch(value):
            return value
    return None


def cookie(secret: str, is_secure: bool) -> str:
    """The Set-Cookie header's value; given over an encrypted way, it is shown on no other."""
    kept = f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_DAYS * 86400}; HttpOnly; SameSite=Lax"
    return f"{kept}; Secure" if is_secure else kept
