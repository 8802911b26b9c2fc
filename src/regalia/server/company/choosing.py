"""Which company a server is in."""

from __future__ import annotations

from regalia.server.company.company import Alone, Company
from regalia.server.settings import Settings


def company_of(settings: Settings) -> Company:
    """Redis is needed by nobody who is alone."""
    if settings.redis is None:
        return Alone()
    from regalia.server.company.redis_company import Together

    return Together(settings.redis)
