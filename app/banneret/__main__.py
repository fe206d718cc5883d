"""`banneret`: the window, or one of the commands that need no display."""

import argparse
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Start what the arguments ask for; gives the exit status, 2 where no window can be shown."""
    if arguments is None:
        # Ctrl+C ends the program at once, whatever it does, and without a traceback: nothing is left to save.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from banneret.cli.display import display_trouble, library_trouble  # noqa: PLC0415 - only now: see above
    from banneret.cli.main import COMMANDS, run  # noqa: PLC0415

    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] in COMMANDS:
        return run(given)
    chosen = _parser(COMMANDS).parse_args(given)
    trouble = display_trouble()
    if trouble is not None and chosen.screenshot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"  # a picture needs no display
        trouble = None
    if trouble is None:
        try:
            # Only now: the commands above must not need Qt, nor wait for it.
            from banneret.application import start  # noqa: PLC0415
        except ImportError as error:
            if (error.name or "").startswith("banneret"):
                raise  # a mistake of our own, which no library of the system puts right
            trouble = library_trouble(error)
        else:
            return start(chosen)
    print(trouble, file=sys.stderr)  # noqa: T201
    return 2


def _parser(commands: Mapping[str, tuple[str, object]]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="banneret",
        description="The game master's desk for battles.",
        epilog="Without a display: "
        + "; ".join(
            f"`banneret {name}`: {words[0].lower()}{words[1:]}" for name, (words, _) in commands.items()
        ),
    )
    parser.add_argument(
        "file", nargs="?", type=Path, help="the campaign to open, or to make if there is none"
    )
    parser.add_argument("--version", action="version", version=f"banneret {version('banneret')}")
    parser.add_argument(
        "--screenshot",
        type=_picture,
        metavar="OUT.png",
        help="open the campaign read-only, paint the window into a picture and end",
    )
    parser.add_argument("--size", type=_size, metavar="1280x720", help="the window's size in pixels")
    parser.add_argument("--theme", choices=("light", "dark"), help="instead of the system's")
    parser.add_argument("--language", choices=("en", "fr"), help="instead of the system's")
    parser.add_argument("--mode", choices=("fight",), default="fight", help="the mode to show")
    return parser


def _picture(text: str) -> Path:
    # `--screenshot FILE`, without the picture's name, must never paint over the campaign.
    if not text.lower().endswith(".png"):
        raise argparse.ArgumentTypeError(f"{text!r} found, a name ending in .png expected")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()) or not (
        320 <= int(width) <= 10_000 and 240 <= int(height) <= 10_000
    ):
        raise argparse.ArgumentTypeError(
            f"{text!r} found, a size like 1280x720 expected (320x240 to 10000x10000)"
        )
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
