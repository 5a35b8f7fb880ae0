"""The independent reference of the clock check: local times read by Python's zoneinfo (PEP 495) and, at each instant they
lead to, daylight saving and abbreviation as the C library has them. Both read what zic compiled; nothing of ours is used.

    TZDIR=COMPILED python3 reference.py ZONES_FILE RANDOM_COUNT SEED

Prints one line a local time: zone, seconds of the local clock since 1970, kind, then offset:daylight:abbreviation of each
choice, parted by tabs.
"""

import os
import random
import sys
import time
import zoneinfo
from datetime import datetime, timedelta, timezone
from zoneinfo import _zoneinfo

names_file, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
zoneinfo.reset_tzpath([os.environ["TZDIR"]])
names = open(names_file).read().split()
epoch = datetime(1970, 1, 1)
first = int((datetime(1900, 1, 1) - epoch).total_seconds())
last = int((datetime(2038, 1, 1) - epoch).total_seconds())


def instant_of(aware):
    return int((aware.astimezone(timezone.utc).replace(tzinfo=None) - epoch).total_seconds())


def choice(unix_seconds, offset):
    shown = time.localtime(unix_seconds)
    return f"{offset}:{shown.tm_isdst}:{shown.tm_zone}"


def reading(zone, clock_seconds):
    """Kind and choices of a local time, by the rules of PEP 495: in a gap fold 0 is the offset before it."""
    civil = epoch + timedelta(seconds=clock_seconds)
    early, late = (civil.replace(tzinfo=zone, fold=fold) for fold in (0, 1))
    offsets = [int(aware.utcoffset().total_seconds()) for aware in (early, late)]
    if offsets[0] == offsets[1]:
        return ["once", choice(clock_seconds - offsets[0], offsets[0])]
    back = early.astimezone(timezone.utc).astimezone(zone).replace(tzinfo=None)
    if back == civil:
        return ["twice", *(choice(clock_seconds - offset, offset) for offset in offsets)]
    # What never was is described by the clock on either side of the jump.
    jump = change_between(zone, clock_seconds - offsets[1], clock_seconds - offsets[0])
    return ["never", choice(jump - 1, offsets[0]), choice(jump, offsets[1])]


def change_between(zone, low, high):
    """The instant of a change that lies in low < instant <= high."""
    return next(at for at in changes[zone.key] if low < at <= high)


def around(zone):
    """Local seconds at, beside and between the two sides of every change."""
    for at in changes[zone.key]:
        if not first - 172800 <= at < last:
            continue
        sides = [
            at + int(datetime.fromtimestamp(moment, timezone.utc).astimezone(zone).utcoffset().total_seconds())
            for moment in (at - 1, at)
        ]
        for local in {*sides, *(side - 1 for side in sides), *(side + 1 for side in sides), sum(sides) // 2}:
            if first <= local < last:
                yield local


zones = {name: zoneinfo.ZoneInfo(name) for name in names}
changes = {name: list(_zoneinfo.ZoneInfo(name)._trans_utc) for name in names}
chance = random.Random(seed)
per_zone = {name: [] for name in names}
for _ in range(count):
    per_zone[chance.choice(names)].append(chance.randrange(first, last))
for name in names:
    os.environ["TZ"] = name
    time.tzset()
    for clock_seconds in [*per_zone[name], *around(zones[name])]:
        print("\t".join([name, str(clock_seconds), *reading(zones[name], clock_seconds)]))
