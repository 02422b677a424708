"""Files of games that somebody changed, in every way there is: see ``kinds``."""
