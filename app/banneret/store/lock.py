"""One writer a campaign: a lock that the system itself frees when the program dies."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WriterLock:
    """Held on `NAME.lock` beside the campaign while this program may write it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, campaign: Path) -> "WriterLock | None":
        """Give the lock, or None where another window holds it, by whatever link it came to the file.

        Raises `OSError` where no lock file can be made.
        """
        campaign = campaign.resolve()
        descriptor = os.open(campaign.with_name(campaign.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(descriptor)
        except OSError:
            os.close(descriptor)
            return None
        return cls(descriptor)

    def release(self) -> None:
        """Free it; twice does no harm."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
