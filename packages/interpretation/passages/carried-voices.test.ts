import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { factsWithoutCycles } from "@cosmic/chart/natal-chart";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { lines } from "@cosmic/library/generated/en/all-subjects";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { carriedVoices } from "./carried-voices.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function voicesOf(birth: Parameters<typeof birthSky>[0]): readonly string[] {
  const found = birthSky(birth, sources);
  if (!found.ok) throw new Error(found.problem.message);
  const facts = factsWithoutCycles(found.at);
  return carriedVoices(natalSpine(found.at, facts), facts).map(
    ({ subject, heading }) => lines[subject]?.lines[heading]?.voice ?? `no voice ${subject}/${heading}`,
  );
}

test("leaders and seconds come first, then the Sun, the Moon and the chart ruler, to four", () => {
  const frida = {
    date: "1907-07-06",
    time: "08:30",
    latitude: 19.35,
    longitude: -99.1617,
    zone: "America/Mexico_City",
  };
  // Sun and Moon lead the ring; the Sun leads the opposition and Mars its other end; the Sun rules Leo rising.
  expect(voicesOf(frida)).toEqual(["the keeper", "the regular", "the climber"]);
});

test("without a birth time a Moon that changes sign has no voice", () => {
  const ruth = { date: "1973-11-04", time: null, latitude: 53.4809, longitude: -2.2374, zone: "Europe/London" };
  const voices = voicesOf(ruth);
  expect(voices).toContain("the diver");
  expect(voices).not.toContain("the onlooker");
  expect(voices).not.toContain("the receiver");
});
