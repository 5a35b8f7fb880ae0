"""Writes lunations.json, solar-returns.json and progressed-moon.json: python tools/proof/golden-dates/make_moons.py"""

import random

import numpy as np

from motion import FIRST, LAST, bisect, longitude, signed, write_rows

SEED = 2401
LUNATIONS, RETURNS, PROGRESSED = 200, 40, 30
#: A day of ephemeris for a year of life (definitions.md), and the mean length of the year.
DAYS_PER_YEAR = 365.2422
OLDEST = 90
MONTH = 30


def elongation(days):
    return longitude("moon", days) - longitude("sun", days)


def crossing(value_at, low, high):
    return bisect(value_at, np.array([low]), np.array([high]))[0]


def lunations(rng):
    rows = []
    for number in range(LUNATIONS):
        kind, target = ("new", 0) if number % 2 == 0 else ("full", 180)
        start = FIRST + rng.random() * (LAST - FIRST - MONTH)
        grid = start + np.arange(MONTH + 1.0)
        offset = signed(elongation(grid) - target)
        at = np.flatnonzero((offset[:-1] < 0) & (offset[1:] >= 0) & (offset[1:] - offset[:-1] < 180))[0]
        rows.append((crossing(lambda t: signed(elongation(t) - target), grid[at], grid[at + 1]), kind))
    return [f"{kind} {day:.9f}" for day, kind in sorted(rows)]


def solar_returns(rng):
    rows = []
    for _ in range(RETURNS):
        birth = round(FIRST + rng.random() * (LAST - FIRST - OLDEST * DAYS_PER_YEAR), 6)
        age = rng.randrange(1, OLDEST)
        natal = longitude("sun", birth)[0]
        about = birth + age * DAYS_PER_YEAR
        day = crossing(lambda t: signed(longitude("sun", t) - natal), about - 2, about + 2)
        rows.append(f"{birth:.6f} {age} {day:.9f}")
    return rows


def progressed_moon(rng):
    """Of each birth one change of sign and one of phase."""
    rows = []
    for _ in range(PROGRESSED):
        birth = round(FIRST + rng.random() * (LAST - FIRST - 2 * OLDEST), 6)
        start = birth + rng.random() * (OLDEST - 5)
        grid = start + np.arange(0, 5, 0.5)
        for kind, width, degrees_at in (
            ("sign", 30, lambda t: longitude("moon", t)),
            ("phase", 45, lambda t: elongation(t)),
        ):
            steps = np.floor((degrees_at(grid) % 360) / width)
            at = np.flatnonzero(steps[1:] != steps[:-1])[0]
            begins = int(steps[at + 1])
            day = crossing(lambda t: signed(degrees_at(t) - begins * width), grid[at], grid[at + 1])
            life = birth + (day - birth) * DAYS_PER_YEAR
            rows.append(f"{birth:.6f} {kind} {begins} {day:.9f} {life:.6f}")
    return rows


def main():
    rng = random.Random(SEED)
    days = "days of TT from J2000"
    write_rows("lunations.json", "New and full moons, 1900-2100", f"kind, day; {days}", lunations(rng))
    write_rows(
        "solar-returns.json",
        "Returns of the Sun to its apparent longitude at birth, no precession",
        f"birth, age, return; {days}",
        solar_returns(rng),
    )
    write_rows(
        "progressed-moon.json",
        "Changes of the progressed Moon's sign (of 30 degrees) and phase (of 45), a day for 365.2422 days",
        f"birth, what changes, which begins counted from 0, day after birth, day in life; {days}",
        progressed_moon(rng),
    )


main()
