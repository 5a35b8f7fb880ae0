"""Writes packages/chart/golden/births.json: 500 births of 1900-2026 at all latitudes by an independent implementation.

    pip install pyswisseph==2.10.3.2
    npm pack swisseph@0.5.17 && tar xzf swisseph-0.5.17.tgz
    python3 tools/proof/golden-chart/make.py package/ephe

The numbers are facts; the programs that found them (Swiss Ephemeris 2.10.03, AGPL, with the DE431 files sepl_18 and
semo_18) are used by this maker alone and are no part of the product. Run again it writes the same bytes.
"""

import json
import math
import random
import sys
from datetime import datetime, timezone
from pathlib import Path

import swisseph as swe

COUNT = 500
SEED = 20261121
TARGET = Path(__file__).resolve().parents[3] / "packages/chart/golden/births.json"
PLANETS = [swe.SUN, swe.MOON, swe.MERCURY, swe.VENUS, swe.MARS, swe.JUPITER, swe.SATURN, swe.URANUS, swe.NEPTUNE, swe.PLUTO]
FIRST = swe.julday(1900, 1, 2, 0.0)
LAST = swe.julday(2026, 6, 30, 0.0)
UTC_FROM = swe.julday(1972, 1, 1, 0.0)
# Right beside the polar circles, on the equator, beyond the circles.
NOTABLE = [0.0, 23.4, -23.4, 66.0, -66.0, 66.5, -66.5, 66.55, -66.55, 66.6, -66.6, 70.0, -70.0, 78.2, -77.8, 89.0, -89.0]


def scales(unix):
    """Julian days of TT and UT1 of a civil moment: UTC from 1972 on, before that UT1."""
    jd_civil = 2440587.5 + unix / 86400
    if jd_civil < UTC_FROM:
        return jd_civil + swe.deltat(jd_civil), jd_civil
    at = datetime.fromtimestamp(unix, timezone.utc)
    return swe.utc_to_jd(at.year, at.month, at.day, at.hour, at.minute, at.second, swe.GREG_CAL)


def rounded(degrees):
    return round(degrees, 7)


def birth(number, rng):
    seconds = rng.randrange(round((LAST - FIRST) * 86400))
    unix = round((FIRST - 2440587.5) * 86400) + seconds
    latitude = NOTABLE[number] if number < len(NOTABLE) else round(math.degrees(math.asin(rng.uniform(-0.99999, 0.99999))), 4)
    longitude = round(rng.uniform(-180, 180), 4)
    jd_tt, jd_ut1 = scales(unix)
    obliquity, _, _, nutation = swe.calc(jd_tt, swe.ECL_NUT, 0)[0][:4]
    # sidtime takes the obliquity and nutation of the moment, so that it is apparent.
    armc = (swe.sidtime(jd_ut1) * 15 + longitude) % 360
    polar = abs(latitude) >= 90 - obliquity
    cusps, ascmc = swe.houses_armc(armc, latitude, obliquity, b"O" if polar else b"P")
    numbers = [
        *[unix, latitude, longitude, rounded(armc), rounded(obliquity), rounded(ascmc[0]), rounded(ascmc[1])],
        # The angles are the cusps between, the others stand opposite.
        *[rounded(cusps[i]) for i in (10, 11, 1, 2)],
        *[rounded(swe.calc(jd_tt, planet, swe.FLG_SWIEPH)[0][0]) for planet in PLANETS],
        rounded(swe.get_ayanamsa_ex(jd_tt, swe.FLG_SWIEPH)[1]),
    ]
    return " ".join(str(number) for number in numbers)


def main():
    swe.set_ephe_path(sys.argv[1])
    swe.set_sid_mode(swe.SIDM_LAHIRI)
    rng = random.Random(SEED)
    rows = [birth(number, rng) for number in range(COUNT)]
    golden = {
        "source": f"Swiss Ephemeris {swe.version} by tools/proof/golden-chart/make.py; degrees; angles and cusps are Placidus, "
        "beyond the polar circles Porphyry",
        "columns": "unix seconds (UTC from 1972, UT1 before), latitude, longitude, apparent sidereal time of the place, "
        "true obliquity, Ascendant, Midheaven, cusps 11, 12, 2, 3, apparent longitudes of Sun to Pluto, Lahiri ayanamsa "
        "with nutation",
        "rows": rows,
    }
    TARGET.write_text(json.dumps(golden, indent=2) + "\n")


main()
