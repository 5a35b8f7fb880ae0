"""Reads pairs of births with Kerykeion: the first line holds them as JSON, each further line how many to read next."""

import json
import sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

from kerykeion import AstrologicalSubjectFactory, ChartDataFactory


def subject(name, moment, latitude, longitude, zone):
    return AstrologicalSubjectFactory.from_birth_data(
        name,
        moment.year,
        moment.month,
        moment.day,
        moment.hour,
        moment.minute,
        seconds=moment.second,
        lat=latitude,
        lng=longitude,
        tz_str=zone,
        online=False,
        suppress_geonames_warning=True,
    )


def read_pair(first, second):
    charts = []
    for birth in (first, second):
        moment = datetime.fromisoformat(f"{birth['date']}T{birth['time']}")
        chart = subject("one", moment, birth["latitude"], birth["longitude"], birth["zone"])
        charts.append((chart, moment.replace(tzinfo=ZoneInfo(birth["zone"]))))
    (one, at_one), (other, at_other) = charts
    ChartDataFactory.create_synastry_chart_data(one, other)
    middle = datetime.fromtimestamp((at_one.timestamp() + at_other.timestamp()) / 2, timezone.utc)
    latitude = (first["latitude"] + second["latitude"]) / 2
    longitude = (first["longitude"] + second["longitude"]) / 2
    subject("halfway", middle, latitude, longitude, "Etc/UTC")


def main():
    pairs = json.loads(sys.stdin.readline())
    print("done", flush=True)
    upcoming = 0
    for line in sys.stdin:
        for _ in range(int(line)):
            pair = pairs[upcoming]
            read_pair(pair["first"], pair["second"])
            upcoming = (upcoming + 1) % len(pairs)
        print("done", flush=True)


main()
