"""Rows of the log: any opening and closing leaves every row where a plain list would have it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from banneret.views.log.rows import LogRows, Place

STEPS = st.lists(
    st.tuples(st.sampled_from(["open", "close", "append", "cut"]), st.integers(0, 9), st.integers(1, 5)),
    max_size=40,
)


def expected(lines: list[int]) -> list[Place]:
    return [
        Place(position, line)
        for position in range(len(lines) - 1, -1, -1)
        for line in range(lines[position] + 1)
    ]


@given(STEPS)
def test_rows_are_those_of_a_plain_list(steps: list[tuple[str, int, int]]) -> None:
    rows, lines = LogRows(3), [0, 0, 0]
    for step, position, count in steps:
        if step == "append":
            rows.append(len(lines))
            lines.append(0)
        elif position < len(lines):
            if step == "open" and not lines[position]:
                rows.open(position, count)
                lines[position] = count
            elif step == "close":
                rows.close(position)
                lines[position] = 0
            elif step == "cut":
                assert rows.count_from(position) == len(expected(lines)) - len(expected(lines[:position]))
                rows.cut_from(position)
                del lines[position:]

    assert [rows.place(row) for row in range(len(rows))] == expected(lines)
    for position, opened in enumerate(lines):
        assert rows.place(rows.row(position)) == Place(position, 0)
        assert rows.lines(position) == opened
