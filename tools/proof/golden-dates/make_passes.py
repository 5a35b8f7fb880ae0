"""Writes packages/chart/golden/passes.json and stations.json: python tools/proof/golden-dates/make_passes.py"""

import random

import numpy as np

from motion import ARCSECONDS, CHIRON_LAST, FIRST, LAST, Motion, acceleration, speed, write_rows

SEED = 2400
#: Passes over random natal targets, by body.
WANTED = {"jupiter": 95, "saturn": 105, "uranus": 100, "neptune": 95, "pluto": 85, "chiron": 40, "trueNode": 30}
#: Targets close to a station: inside the loop, crossed twice, and outside it, not reached.
GRAZED, MISSED = 48, 24
#: How close, arc-seconds; Chiron's orbit is kept less closely than a planet's.
NEAREST, FARTHEST, NEAREST_CHIRON = 0.02, 60, 0.1
#: Passes with gaps under 400 days are one story; searched this far beyond it on either side.
GAP, MARGIN = 400, 200
STATION_BODIES = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
STATIONS_EACH = 25


def story(days, rng):
    """The passes of one story, at random, that the window does not cut."""
    parts = np.split(days, np.flatnonzero(np.diff(days) > GAP) + 1)
    whole = [part for part in parts if len(part) and part[0] > FIRST + 2 * GAP and part[-1] < CHIRON_LAST - 2 * GAP]
    return rng.choice(whole) if whole else None


def row(kind, body, target, window, passes):
    """Kind, body, target, window, then each pass: day, 1 if direct, speed and its change."""
    cells = [kind, body, f"{target:.9f}", f"{window[0]:.3f}", f"{window[1]:.3f}"]
    if len(passes):
        speeds, changes = speed(body, passes) * ARCSECONDS, acceleration(body, passes) * ARCSECONDS
        for day, rate, change in zip(passes, speeds, changes):
            cells += [f"{day:.9f}", str(int(rate > 0)), f"{rate:.4f}", f"{change:.4f}"]
    return " ".join(cells)


def random_targets(motions, rng):
    rows = []
    for body, wanted in WANTED.items():
        count = 0
        while count < wanted:
            target = round(rng.random() * 360, 9)
            passes = story(motions[body].crossings(target), rng)
            if passes is None:
                continue
            count += len(passes)
            rows.append(row("random", body, target, (passes[0] - MARGIN, passes[-1] + MARGIN), passes))
    return rows


def at_stations(motions, rng):
    rows = []
    bodies = ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"]
    for number in range(GRAZED + MISSED):
        body = bodies[number % len(bodies)]
        motion = motions[body]
        index = rng.randrange(2, len(motion.stations) - 2)
        day = motion.stations[index]
        least = NEAREST_CHIRON if body == "chiron" else NEAREST
        arc = least * (FARTHEST / least) ** (rng.random() * (0.5 if number % 2 else 1)) / ARCSECONDS
        inside = number < GRAZED
        # The loop lies above a station that turns direct and below one that turns retrograde.
        above = motion.turns_direct[index] == inside
        target = round((motion.station_degrees[index] + (arc if above else -arc)) % 360, 9)
        window = (day - 30, day + 30)
        passes = motion.crossings(target)
        passes = passes[(passes > window[0]) & (passes < window[1])]
        assert len(passes) == (2 if inside else 0), (body, day, passes)
        rows.append(row("grazing" if inside else "missing", body, target, window, passes))
    return rows


def stations(motions, rng):
    rows = []
    for body in STATION_BODIES:
        motion = motions[body]
        for index in sorted(rng.sample(range(len(motion.stations)), STATIONS_EACH)):
            turns = "direct" if motion.turns_direct[index] else "retrograde"
            rows.append(f"{body} {motion.stations[index]:.9f} {motion.station_degrees[index]:.9f} {turns}")
    return rows


def main():
    assert FIRST < CHIRON_LAST < LAST
    rng = random.Random(SEED)
    motions = {body: Motion(body) for body in dict.fromkeys([*WANTED, *STATION_BODIES])}
    write_rows(
        "passes.json",
        "Every crossing of a longitude within a window: whole stories over random targets, targets just inside the loop of "
        "a station, and targets just outside it, which nothing crosses",
        "kind, body, target in degrees, window from and to in days, then of each pass: day, 1 if direct, speed in "
        "arc-seconds a day, its change a day; days of TT from J2000",
        [*random_targets(motions, rng), *at_stations(motions, rng)],
    )
    write_rows(
        "stations.json",
        "Standstills in longitude, 1900-2100",
        "body, day of TT from J2000, longitude in degrees, the motion that begins",
        stations(motions, rng),
    )


main()
