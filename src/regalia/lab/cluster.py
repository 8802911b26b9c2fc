"""Work shared out to the machines of a Ray cluster: the same results, in the same order, as from processes here."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar
from urllib.parse import urlsplit

from regalia import builds
from regalia.core.errors import RegaliaError

Task = TypeVar("Task")
Done = TypeVar("Done")

HERE = "here"
"""No address: the cluster that RAY_ADDRESS names, else one of this machine alone."""
NEEDS = "a cluster needs Ray: pip install 'regalia[ray]', on all of its machines"
PATIENCE = 10.0
RETRIES = 5
"""How often a batch is begun anew that was lost with its machine."""


class Cluster:
    """Machines that have the same Regalia as this one; whatever is lost with one of them is done again elsewhere."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise RegaliaError(NEEDS) from error
        self._ray: Any = ray
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if address == HERE:
                ray.init(include_dashboard=False, **quiet)
            else:
                _knock(address)
                ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise RegaliaError(f"there is no Ray cluster at {address}: {error}") from None
        self.number = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def in_order(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        ray = self._ray
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)(_done)
        rules, shared = rules_here(), ray.put(work)
        waiting = [remote.remote(shared, task, rules) for task in tasks]
        try:
            while waiting:
                yield ray.get(waiting[0])
                del waiting[0]
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            said = str(error).strip().splitlines()
            raise RegaliaError(f"the cluster has lost a batch for good: {said[0] if said else error!r}") from None
        finally:
            for left in waiting:
                ray.cancel(left, force=True)

    def close(self) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Ray waits for minutes for a cluster that is not there, and then ends the program."""
    where = urlsplit(address if "://" in address else f"//{address}")
    if where.port is not None:
        socket.create_connection((where.hostname or "", where.port), PATIENCE).close()


def _done(work: Callable[[Task], Done], task: Task, rules: str) -> Done:
    """Runs on any machine of the cluster."""
    if rules_here() != rules:
        raise RegaliaError("a machine of the cluster has another version of Regalia: install the same on all of them")
    return work(task)


@cache
def rules_here() -> str:
    """A fingerprint of the rules and bots on this machine, whichever build runs."""
    found = blake2b(digest_size=16)
    for path in builds.sources():
        found.update(path.relative_to(builds.HOUSE).as_posix().encode() + path.read_bytes())
    return found.hexdigest()
