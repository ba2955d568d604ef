"""Praetor's Grasp."""

from cardwright.language import MayCastExiled, Search, Sorcery, target_opponent, that

card = Sorcery(
    "Praetor's Grasp",
    "{1}{B}{B}",
    Search(None, "exile", library_of=target_opponent(), face_down=True),
    MayCastExiled(that("card", "found"), play=True),
)
