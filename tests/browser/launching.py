"""Starts the Chromium of this machine."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

SHELL, WHOLE = "chromium-headless-shell", "chromium"
"""The shell is the same engine without the window around it, and needs a third less of the processor."""
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu"]
HIDDEN = ["--hide-scrollbars"]
"""What automation hides of a page and a person sees."""


def launch(playwright: Playwright) -> Browser:
    """A browser without a window; an error says how to get one."""
    found = shutil.which(SHELL) or shutil.which(WHOLE)
    if found is None:
        raise RuntimeError(f"no Chromium: `make chromium` installs Debian's package, or `apt-get install {SHELL}`")
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS, ignore_default_args=HIDDEN)
