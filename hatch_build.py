"""Wheels: the universal one, or with REGALIA_COMPILED=1 one for this platform, with the compiled engine in it.

None is made without the client by oversight: REGALIA_CLIENT=0 says that nobody wants to play in a browser.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "regalia", "server", "client", "index.html")


class CompiledWheel(BuildHookInterface):  # type: ignore[misc]
    PLUGIN_NAME = "custom"

    @property
    def is_wanted(self) -> bool:
        return os.environ.get("REGALIA_COMPILED") == "1" and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """The pure engine runs while it is compiled: it writes its copiers."""
        return ["mypy[mypyc]>=2.4", *self.metadata.core.dependencies] if self.is_wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wants_client = self.target_name == "wheel" and version != "editable" and os.environ.get("REGALIA_CLIENT") != "0"
        if wants_client and not (Path(self.root) / CLIENT).is_file():
            raise FileNotFoundError(
                f"this wheel would have no client, since {CLIENT} is not there: build it with `make {CLIENT}`, or say "
                "REGALIA_CLIENT=0 where nobody will play in a browser"
            )
        if not self.is_wanted or version == "editable":
            return
        os.environ["REGALIA_COMPILED"] = "0"
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from building.compiling import compiled

        binaries = compiled(Path(self.root) / "build" / "fast-work")
        files = [path for path in binaries.rglob("*") if path.is_file()]
        build_data["force_include"] = {str(path): str(path.relative_to(binaries)) for path in files}
        build_data["pure_python"], build_data["infer_tag"] = False, True
