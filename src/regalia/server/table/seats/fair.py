"""The fair seed: the hash of the server's secret is shown first, each seat adds a nonce, the secret is shown last."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence


def new_secret() -> str:
    return secrets.token_hex(32)


def new_nonce() -> str:
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """What is shown when the table opens."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of the game: the secret and the nonces in seat order, one a line, hashed."""
    return hashlib.sha256("\n".join([secret, *nonces]).encode()).hexdigest()
