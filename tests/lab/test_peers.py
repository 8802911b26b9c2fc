"""The peers of `regalia bench --peers`, as far as they can be tested without their packages."""

import random
import sys

import pytest

from regalia.lab.speed.peers import PEERS, Peer, PeerMissing


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.id)
def test_missing_package_names_the_extra(peer: Peer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer whose package is missing says in one line which package, and which extra brings it."""
    package = peer.id.split("/")[0]
    for module in ("pyspiel", "rlcard"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(PeerMissing) as caught:
        peer.play(random.Random(1), 0.01)
    message = str(caught.value)
    assert message.startswith(f"{package} is not installed")
    assert "regalia[bench]" in message
    assert "\n" not in message


def test_peers_come_in_the_order_shown() -> None:
    """The order is the one the bench table shows."""
    assert [peer.id for peer in PEERS] == [
        "open_spiel/breakthrough",
        "open_spiel/backgammon",
        "rlcard/uno",
        "rlcard/gin-rummy",
    ]
