"""Imported before Regalia: tests run the pure build unless REGALIA_COMPILED says otherwise."""

from __future__ import annotations

import os

os.environ.setdefault("REGALIA_COMPILED", "0")
