"""Secrets that were promised: their hashes are shown before anybody's nonce is heard, so none can be chosen to suit.

They are laid by for a while: in memory, or where any process finds them.
"""

from __future__ import annotations

import secrets

from regalia.server.company.company import Company
from regalia.server.limits import PROMISE_SECONDS
from regalia.server.messages import Promised
from regalia.server.refusing import Refusing
from regalia.server.table.seats import fair


class Promises:
    """Each is for one person, and is kept once."""

    def __init__(self, company: Company) -> None:
        self._company = company

    async def make(self, person: str) -> Promised:
        id, secret = secrets.token_urlsafe(16), fair.new_secret()
        await self._company.lay_by(f"{person} {id}", secret, PROMISE_SECONDS)
        return Promised(id=id, commitment=fair.commitment(secret))

    async def keep(self, person: str, id: str) -> str:
        """The secret that was promised to the person; a new one where none was asked for."""
        if not id:
            return fair.new_secret()
        secret = await self._company.take(f"{person} {id}")
        if secret is None:
            raise Refusing("This promise is not known any more; please try again.", 409, code="no-promise")
        return secret
