"""An installed wheel serves the client without Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "regalia" / "server" / "client" / "index.html"


@pytest.mark.soak
def test_a_wheel_needs_no_node(tmp_path: Path) -> None:
    assert CLIENT.is_file(), "build the client first: make web-test"
    pip = [sys.executable, "-m", "pip", "--quiet"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)], check=True)
    wheel = next(tmp_path.glob("regalia-*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert "regalia/server/client/index.html" in names
    assert any(re.fullmatch(r"regalia/server/client/assets/.+\.js", name) for name in names)
    assert any(name.endswith("barony/art/barony.svg") for name in names)
    assert not any("node_modules" in name or name.startswith("tests/") for name in names)
    home = tmp_path / "venv"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    subprocess.run([str(python), "-m", "pip", "--quiet", "install", f"{wheel}[server]"], check=True)
    _check_serving(home, tmp_path)


def _check_serving(home: Path, folder: Path) -> None:
    """In an empty folder, with nothing on the path but the fresh environment."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PATH"] = str(home / "bin")
    start = [str(home / "bin" / "regalia"), "serve", "--port", "0", "--no-open", "--data", str(folder / "data")]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            with httpx.Client(base_url=found[0]) as browser:
                page = browser.get("/").text
                scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
                assert scripts and all(browser.get(script).status_code == 200 for script in scripts)
                assert "barony" in [game["id"] for game in browser.get("/api/games").json()]
                wish = {"game": "barony", "seats": [{"holder": "me"}, {"holder": "bot"}]}
                assert browser.post("/api/tables", json=wish).json()["started"]
        finally:
            process.terminate()
