"""What went wrong, as a code and values. Sentences are made by `views` and `cli`, in their own language."""

FaultValue = str | int | tuple[str, ...]


class Fault(Exception):
    """Something the GM or a file asked for that cannot be.

    `code` names the kind, `where` the field, die, line or key, `values` what was found and what was expected.
    """

    def __init__(self, code: str, where: str = "", **values: FaultValue) -> None:
        super().__init__(code, where, values)
        self.code = code
        self.where = where
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.values.items())
        return f"{self.code} at {self.where or '-'} ({details})"
