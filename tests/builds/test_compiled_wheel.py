"""A wheel built with REGALIA_COMPILED=1 is one for this platform, and runs compiled wherever it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from building.compiling import can_compile
from building.rooms import ROOT

MOST_BYTES = 10_000_000


@pytest.mark.soak
@pytest.mark.skipif(not can_compile(), reason="there is no C compiler here")
def test_a_compiled_wheel(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet"]
    wish = {**os.environ, "REGALIA_COMPILED": "1"}
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)], check=True, env=wish)
    (wheel,) = tmp_path.glob("regalia-*.whl")
    assert "none-any" not in wheel.name
    assert wheel.stat().st_size < MOST_BYTES
    installed = tmp_path / "installed"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(installed), str(wheel)], check=True)
    elsewhere = {**os.environ, "PYTHONPATH": str(installed)}
    del elsewhere["REGALIA_COMPILED"]
    command = [sys.executable, "-m", "regalia", "--version"]
    said = subprocess.run(command, cwd=tmp_path, env=elsewhere, capture_output=True, text=True, check=True).stdout
    assert said.strip().endswith("compiled")
