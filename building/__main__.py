"""`python -m building`: compiles into build/fast, where `import regalia` finds it as long as no source changes.

With REGALIA_BUILD=hasty into build/hasty instead: compiled sooner and running slower, which is what the tests want.
"""

from __future__ import annotations

import argparse
import shutil
import sys

from building.compiling import can_compile, compiled
from building.mirror import mirror
from building.rooms import ROOT
from regalia import builds


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m building", description=__doc__)
    parser.add_argument("--if-possible", action="store_true", help="say so, and fail quietly, without a C compiler")
    arguments = parser.parse_args()
    if not can_compile():
        sys.stderr.write("There is no C compiler here: the compiled build is left out.\n")
        return 3 if arguments.if_possible else 1
    if not builds.is_fresh():
        make_fast()
    return 0


def make_fast() -> None:
    fingerprint = builds.fingerprint()
    binaries = compiled(ROOT / "build" / "fast-work")
    shutil.rmtree(builds.FAST, ignore_errors=True)
    shutil.copytree(binaries, builds.FAST)
    mirror(builds.FAST / "regalia", builds.HOUSE)
    builds.STAMP.write_text(fingerprint, encoding="ascii")


if __name__ == "__main__":
    sys.exit(main())
