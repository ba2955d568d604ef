"""Lone Missionary."""

from cardwright.language import THIS, Creature, GainLife, When, enters

card = Creature("Lone Missionary", "{1}{W}", "Kor Monk", "2/1", When(enters(THIS), GainLife(4)))
