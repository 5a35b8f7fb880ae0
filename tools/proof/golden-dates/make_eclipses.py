"""Writes packages/chart/golden/eclipses.json: every eclipse of 1990-2060 in NASA's catalogs.

    pip install saros-eclipse==0.1.1
    python tools/proof/golden-dates/make_eclipses.py

That package (MIT) carries NASA's pages of the 180 solar and 180 lunar Saros series as tables. "Eclipse Predictions by Fred
Espenak and Jean Meeus (NASA's GSFC)", Five Millennium Catalogs of Solar and Lunar Eclipses, NASA/TP-2008-214170 and
NASA/TP-2009-214173; reproduced as NASA permits, with this acknowledgment. Times are dynamical time (TT).
"""

import json
from datetime import datetime, timezone
from pathlib import Path

import saros

TARGET = Path(__file__).resolve().parents[3] / "packages/chart/golden/eclipses.json"
FIRST, LAST = 1990, 2060
#: The first letter of NASA's type; the rest tells of the series and of limits of the path.
SOLAR = {"P": "partial", "A": "annular", "T": "total", "H": "hybrid"}
LUNAR = {"N": "penumbral", "P": "partial", "T": "total"}


def rows_of(kind, table, names):
    rows = []
    for index in range(table._count):
        eclipse = table._make_entry(index)
        if not -62e9 < eclipse.unix_time < 250e9:
            continue
        at = datetime.fromtimestamp(eclipse.unix_time, timezone.utc)
        if FIRST <= at.year <= LAST:
            rows.append(f"{kind} {names[str(eclipse.type)[0]]} {at:%Y-%m-%dT%H:%M:%S} {eclipse.saros_number}")
    return rows


def main():
    rows = rows_of("solar", saros.solar_db(), SOLAR) + rows_of("lunar", saros.lunar_db(), LUNAR)
    golden = {
        "about": f"Every eclipse of {FIRST}-{LAST} in NASA's Five Millennium Catalogs",
        "source": "Eclipse Predictions by Fred Espenak and Jean Meeus (NASA's GSFC), from PyPI saros-eclipse 0.1.1",
        "made": "by tools/proof/golden-dates",
        "columns": "kind, type, greatest eclipse in dynamical time (TT), Saros series",
        "rows": rows,
    }
    TARGET.write_text(json.dumps(golden, indent=2) + "\n")
    print(f"eclipses.json: {len(rows)} rows")


main()
