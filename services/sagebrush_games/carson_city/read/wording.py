"""Numbers and names in sentences."""


def named(name: str) -> str:
    """``general store`` for the building or box called ``general-store``."""
    return name.replace("-", " ")


def titled(character: str) -> str:
    """``Chinese Worker``, or ``Grocer (red)``."""
    name, red, _ = character.partition("-red")
    return named(name).title() + (" (red)" if red else "")


def counted(number: int, thing: str) -> str:
    """``1 dollar``, ``3 dollars``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def dollars(number: int) -> str:
    """``1 dollar``, ``3 dollars``."""
    return counted(number, "dollar")


def points(number: int) -> str:
    """``1 victory point``, ``3 victory points``."""
    return counted(number, "victory point")
