"""An installed wheel serves the client without Node."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import types
import venv
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "regalia" / "server" / "client" / "index.html"


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook of the build, as hatchling would make it for a checkout in which nothing has been built."""
    interface: Any = types.ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = type("BuildHookInterface", (), {"root": str(tmp_path), "target_name": "wheel"})
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    monkeypatch.delenv("REGALIA_CLIENT", raising=False)
    monkeypatch.delenv("REGALIA_COMPILED", raising=False)
    spec = importlib.util.spec_from_file_location("hatch_build_here", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CompiledWheel()


def test_a_wheel_without_its_client_is_refused_unless_it_is_wanted(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError, match="this wheel would have no client"):
        hook.initialize("standard", {})
    hook.initialize("editable", {})
    hook.target_name = "sdist"
    hook.initialize("standard", {})
    hook.target_name = "wheel"
    monkeypatch.setenv("REGALIA_CLIENT", "0")
    hook.initialize("standard", {})


def test_a_wheel_with_its_client_is_made(hook: Any) -> None:
    client = Path(hook.root) / CLIENT.relative_to(ROOT)
    client.parent.mkdir(parents=True)
    client.touch()
    hook.initialize("standard", {})


@pytest.mark.soak
def test_pip_says_why_there_is_no_wheel_without_a_client(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(tree)]
    refused = subprocess.run(pip, capture_output=True, text=True)
    assert refused.returncode != 0 and "this wheel would have no client" in refused.stdout + refused.stderr
    subprocess.run(pip, check=True, capture_output=True, env={**os.environ, "REGALIA_CLIENT": "0"})
    assert len([*tmp_path.glob("regalia-*.whl")]) == 1


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
