"""What rows of the data files are called: a stable key inside, a name in each language on screen."""

from typing import Annotated

from pydantic import StringConstraints

from banneret.model.base import Model, Name

Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
"""A short stable name inside the data files."""


class Label(Model):
    """What something is called on screen, in each language."""

    en: Name
    fr: Name
