"""Apparent places by the barycentric path: JPL DE440 read by jplephem, everything relativistic and rotational by ERFA.

Another road than the product's, which works heliocentrically from fitted tables: light travels from the body's barycentric
place to the Earth's, and aberration takes the Earth's barycentric velocity.
"""

import json
import pathlib

import erfa
import numpy as np

AU_KM = 149597870.7
LIGHT_KM_PER_S = 299792.458
SECONDS_PER_DAY = 86400.0
LIGHT_AU_PER_DAY = LIGHT_KM_PER_S * SECONDS_PER_DAY / AU_KM
#: Radius of the Sun in au, 695,700 km (IAU 2015 B3).
SUN_RADIUS_AU = 695700.0 / AU_KM
#: Inclination of the mean lunar orbit, degrees, by which the mean apogee is carried to the ecliptic.
MOON_INCLINATION_DEG = 5.145396

#: NAIF numbers; from Mars on the barycentre of the planet's system.
BODIES = {
    "sun": 10,
    "moon": 301,
    "mercury": 1,
    "venus": 2,
    "mars": 4,
    "jupiter": 5,
    "saturn": 6,
    "uranus": 7,
    "neptune": 8,
    "pluto": 9,
    "chiron": 2060,
}
#: Chiron's orbit is told for 1900-2100; its last piece runs on to May 2100 with nothing beyond to hold it.
CHIRON_LAST_JD = 2488069.5
CHIRON = json.load(open(pathlib.Path(__file__).parents[3] / "packages/sky/golden/chiron-helio.json"))


class Instants:
    """Instants of TT as two-part Julian days, with TDB."""

    def __init__(self, day, fraction):
        self.day, self.fraction = np.broadcast_arrays(np.asarray(day, float), np.asarray(fraction, float))
        difference = erfa.dtdb(self.day, self.fraction, 0.0, 0.0, 0.0, 0.0)
        self.tdb = (self.day, self.fraction + difference / SECONDS_PER_DAY)

    def shifted(self, days):
        return Instants(self.day, self.fraction + days)


def geometric(kernel, number, tdb):
    """Barycentric place (au) and velocity (au a day) on ICRF axes."""

    def part(centre, target):
        place, rate = kernel[centre, target].compute_and_differentiate(*tdb)
        return place.T / AU_KM, rate.T / AU_KM

    if number == BODIES["chiron"]:
        return part(0, 10)[0] + chiron_from_sun(tdb), None
    if number not in (301, 399):
        return part(0, number)
    return tuple(one + other for one, other in zip(part(0, 3), part(3, number)))


def chiron_from_sun(tdb):
    """Chiron seen from the Sun, au on ICRF axes; beyond `chiron_known` the last place known."""
    pieces = np.array(CHIRON["c"]).reshape(-1, 3, 16)
    place = ((tdb[0] - CHIRON["start"]) + tdb[1]) / CHIRON["days"]
    piece = np.clip(np.floor(place).astype(int), 0, len(pieces) - 1)
    bases = np.polynomial.chebyshev.chebvander(np.clip(2 * (place - piece) - 1, -1, 1), 15)
    return np.einsum("ijk,ik->ij", pieces[piece], bases)


def chiron_known(instants):
    """Whether Chiron's orbit is told for an instant and the light that left before it."""
    place = (instants.day - CHIRON["start"] + instants.fraction) / CHIRON["days"]
    return (place > 0.01) & (instants.day + instants.fraction <= CHIRON_LAST_JD)


def earlier(tdb, days):
    return (tdb[0], tdb[1] - days)


def length(vector):
    return np.linalg.norm(vector, axis=-1)


def unit(vector):
    return vector / length(vector)[..., None]


def apparent(kernel, body, instants):
    """Unit vector of the apparent direction on GCRS axes, light-time distance in au, and who stands behind the Sun's disc."""
    number = BODIES[body]
    earth, velocity = geometric(kernel, 399, instants.tdb)
    days = np.zeros(len(instants.day))
    for _ in range(6):
        seen = geometric(kernel, number, earlier(instants.tdb, days))[0]
        days = length(seen - earth) / LIGHT_AU_PER_DAY
    towards = seen - earth
    direction, behind = unit(towards), np.zeros(len(days), bool)
    if body != "sun":
        direction, behind = bent(kernel, instants, earth, seen, direction)
    sun = geometric(kernel, 10, instants.tdb)[0]
    beta = velocity / LIGHT_AU_PER_DAY
    direction = erfa.ab(direction, beta, length(earth - sun), np.sqrt(1 - length(beta) ** 2))
    return direction, length(towards), behind


def bent(kernel, instants, earth, seen, direction):
    """The Sun's bending; inside the disc only the mass within the ray's distance counts: factor 1-(1-b^2)^14."""
    sun_days = length(earth - geometric(kernel, 10, instants.tdb)[0]) / LIGHT_AU_PER_DAY
    sun = geometric(kernel, 10, earlier(instants.tdb, sun_days))[0]
    from_sun, distance = earth - sun, length(earth - sun)
    along = np.einsum("ij,ij->i", direction, -from_sun)
    b = length(np.cross(direction, from_sun)) / SUN_RADIUS_AU
    behind = (along > 0) & (b < 1) & (length(seen - earth) > distance)
    factor = np.where(behind, 1 - (1 - np.minimum(b, 1) ** 2) ** 14, 1.0)
    return erfa.ld(factor, direction, unit(seen - sun), unit(from_sun), distance, 1e-12), behind


def ecliptic_angles(instants):
    """Nutation in longitude, true obliquity (radians) and the matrix from GCRS to the true ecliptic and equinox of date."""
    psi, epsilon = erfa.nut06a(instants.day, instants.fraction)
    obliquity = erfa.obl06(instants.day, instants.fraction) + epsilon
    equator = erfa.pnm06a(instants.day, instants.fraction)
    return psi, obliquity, np.stack([erfa.rx(angle, matrix) for angle, matrix in zip(obliquity, equator)])


def of_date(matrix, direction):
    """Longitude 0..360 and latitude, degrees."""
    longitude, latitude = erfa.c2s(np.einsum("ijk,ik->ij", matrix, direction))
    return np.degrees(longitude) % 360, np.degrees(latitude)


def true_node(kernel, matrix, instants):
    """Osculating ascending node of the geometric Moon (no light time) on the ecliptic of date, degrees."""
    place, rate = (moon - earth for moon, earth in zip(geometric(kernel, 301, instants.tdb), geometric(kernel, 399, instants.tdb)))
    pole = np.einsum("ijk,ik->ij", matrix, np.cross(place, rate))
    return np.degrees(np.arctan2(pole[:, 0], -pole[:, 1])) % 360


def mean_elements(instants, psi):
    """Mean node, mean apogee and the apogee's latitude, degrees, from the IERS 2003 arguments with nutation."""
    centuries = ((instants.tdb[0] - erfa.DJ00) + instants.tdb[1]) / erfa.DJC
    node = erfa.faom03(centuries)
    argument = erfa.faf03(centuries) - erfa.fal03(centuries) + np.pi
    inclination = np.radians(MOON_INCLINATION_DEG)
    along = np.arctan2(np.sin(argument) * np.cos(inclination), np.cos(argument))
    latitude = np.arcsin(np.sin(argument) * np.sin(inclination))
    return tuple(np.degrees(angle) for angle in ((node + psi) % erfa.D2PI, (node + along + psi) % erfa.D2PI, latitude))


def places(kernel, instants):
    """Everything at once: {body: (longitude, latitude, distance)}, points, obliquity, nutation, and who is behind the Sun."""
    psi, obliquity, matrix = ecliptic_angles(instants)
    found, behind = {}, {}
    for body in BODIES:
        direction, distance, hidden = apparent(kernel, body, instants)
        found[body] = (*of_date(matrix, direction), distance)
        behind[body] = hidden
    node, lilith, lilith_latitude = mean_elements(instants, psi)
    return {
        "bodies": found,
        "behind": behind,
        "trueNode": true_node(kernel, matrix, instants),
        "meanNode": node,
        "meanLilith": lilith,
        "meanLilithLatitude": lilith_latitude,
        "obliquity": np.degrees(obliquity),
        "nutation": np.degrees(psi),
    }
