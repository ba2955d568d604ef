"""What the cards with Y do."""

import pytest


@pytest.mark.cr("702.93a")
def test_young_wolf_comes_back_once(scenario):
    """It returns with a +1/+1 counter; with the counter it stays dead."""
    s = scenario(p1=dict(battlefield=["Young Wolf"], hand=["2 Murder"], mana="BBBBBB"))
    s.cast("Murder", targets=["Young Wolf"]).resolve()
    assert s["Young Wolf"].pt == "2/2"
    s.cast("Murder", targets=["Young Wolf"]).resolve()

    assert s.p1.battlefield == []
    assert "Young Wolf" in s.p1.graveyard
