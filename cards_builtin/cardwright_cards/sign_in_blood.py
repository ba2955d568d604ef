"""Sign in Blood."""

from cardwright.language import Draw, LoseLife, Sorcery, both, target_player

reader = target_player()

card = Sorcery("Sign in Blood", "{B}{B}", both(Draw(2, reader), LoseLife(2, reader)))
