import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { birthSky } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { natalSpine } from "../spine/natal-spine.ts";
import { evenly } from "../testing/evenly.ts";
import { minuteInstant } from "./clock-minutes.ts";
import { errorEnds, factsChangedBy, factsMinutesAway } from "./counterfactual.ts";
import type { Edge, EdgeFact } from "./edge.ts";
import { edgeStates } from "./edge-states.ts";
import { changedFacts, factValues } from "./fact-values.ts";
import { findEdges } from "./find-edges.ts";
import { notedEdges } from "./noted-edges.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function inputOf(birth: Birth) {
  const found = birthSky(birth, sources);
  if (!found.ok) throw new Error(found.problem.message);
  const facts = factsWithoutCycles(found.at);
  return { at: found.at, facts, spine: natalSpine(found.at, facts) };
}

const place = (latitude: number, longitude: number, zone: string) => ({ latitude, longitude, zone });
const frida = inputOf({ date: "1907-07-06", time: "08:30", ...place(19.35, -99.1617, "America/Mexico_City") });
const ingrid = inputOf({ date: "1988-12-21", time: "02:14", ...place(69.6496, 18.956, "Europe/Oslo") });
const mei = inputOf({ date: "1999-09-09", time: "21:45", ...place(1.2897, 103.8501, "Asia/Singapore") });
const carla = inputOf({ date: "1990-06-15", time: "14:30", ...place(-23.5505, -46.6333, "America/Sao_Paulo") });

function edgesOf(input: typeof frida, minutes?: number): readonly Edge[] {
  const ends = errorEnds(input.at, minutes);
  return ends === null ? [] : findEdges({ ...input, ends });
}
const edgeAt = (input: typeof frida, boundary: EdgeFact) => edgesOf(input).find((edge) => edge.boundary === boundary);

test("Frida's Venus stands in the eleventh house until 8:29 and in the tenth from 8:30", () => {
  expect(edgeAt(frida, "venus.house")).toMatchObject({
    until: { date: "1907-07-06", time: "08:29" },
    from: { date: "1907-07-06", time: "08:30" },
    side: "from",
    told: "10",
    other: "11",
  });
});

test("Frida's boundaries are told in the local mean time of her birthplace", () => {
  for (const { until, from } of edgesOf(frida))
    expect([until.offsetSeconds, from.offsetSeconds]).toEqual([-23799, -23799]);
});

test("Ingrid's Sun leaves the third house at 2:14, and the third is the other value", () => {
  expect(edgesOf(ingrid)).toHaveLength(1);
  expect(edgeAt(ingrid, "sun.house")).toMatchObject({
    ...{ kind: "light-house", until: { time: "02:13" }, from: { time: "02:14" } },
    ...{ side: "from", told: "2", other: "3" },
  });
});

test("Mei has Aries across the boundary of her rising sign, with its own ruler of the chart", () => {
  const edge = edgeAt(mei, "ascendant.sign");
  expect(edge).toMatchObject({
    ...{ kind: "rising-sign", until: { time: "21:42" }, from: { time: "21:43" } },
    ...{ told: "Taurus", other: "Aries" },
  });
  expect(edgesOf(mei)[0]).toEqual(edge);
  if (edge === undefined) throw new Error("Mei has a boundary of the rising sign");
  expect(factsChangedBy(edge, mei.at)).toEqual(
    expect.arrayContaining(["ascendant.sign", "descendant.sign", "house-1.ruler", "chart-ruler"]),
  );
});

test("a house across the horizon or the meridian changes the halves of the sky, and nothing that it does not touch", () => {
  const edge = edgeAt(carla, "saturn.house");
  if (edge === undefined) throw new Error("Carla's Saturn has a boundary");
  const changed = factsChangedBy(edge, carla.at);
  expect(changed).toEqual(expect.arrayContaining(["saturn.house", "hemispheres", "quadrants"]));
  expect(changed).not.toContain("sun.house");
});

test("at most six boundaries have a note, the Midheaven's sign and houses before aspects to the angles", () => {
  const noted = notedEdges(edgesOf(carla));
  expect(edgesOf(carla).length).toBeGreaterThan(6);
  expect(noted.map(({ kind }) => kind)).toEqual([
    ...["midheaven-sign", "planet-house", "planet-house", "planet-aspect", "cusp-sign", "cusp-sign"],
  ]);
  expect(noted.map(({ boundary }) => boundary).slice(1, 3)).toEqual(["mercury.house", "saturn.house"]);
});

test("a birth without a time has no error to look at, and so no boundaries", () => {
  const ruth = inputOf({ date: "1973-11-04", time: null, ...place(53.4809, -2.2374, "Europe/London") });
  expect(errorEnds(ruth.at)).toBeNull();
  expect(errorEnds(ruth.at, 5)).toBeNull();
});

/** Whether a whole chart has a value of a boundary. */
function valueIn(facts: FactsWithoutCycles, boundary: EdgeFact): string | null {
  if (boundary === "spine") throw new Error("the spine is no single fact");
  const value = factValues(facts).get(boundary) ?? null;
  const id = /-(conjunction|opposition|trine|square|sextile|quincunx)-/.exec(boundary);
  if (id === null) return value;
  // Between planets a boundary goes by the calculation orbs; the rule orbs have lists of their own.
  const isThere = [...facts.aspects, ...facts.angleAspects].some(({ a, b, type }) => `${a}-${type}-${b}` === boundary);
  return isThere ? (id[1] ?? null) : null;
}

const births = fc.record({
  minutes: fc.integer({ min: -30_000_000, max: 29_000_000 }),
  seconds: fc.constantFrom(0, 0, 0, 20, 59),
  latitude: evenly(-80, 80),
  longitude: evenly(-180, 180),
});

function bornAt({
  minutes,
  seconds,
  ...where
}: {
  minutes: number;
  seconds: number;
  latitude: number;
  longitude: number;
}) {
  const utc = new Date((minutes * 60 + seconds) * 1000).toISOString();
  return inputOf({ date: utc.slice(0, 10), time: null, zone: "UTC", utc, ...where });
}

test("charts of the two minutes of a boundary have exactly its two values, and the birth the one told", () => {
  fc.assert(
    fc.property(births, (birth) => {
      const input = bornAt(birth);
      for (const { boundary, fromMinute, side, told, other } of edgesOf(input, 15).slice(0, 6)) {
        const [before, after] = [fromMinute - 1, fromMinute].map((minute) => {
          const facts = factsMinutesAway(input.at, minute);
          if (boundary !== "spine") return valueIn(facts, boundary);
          const there = birthSky({ ...input.at.birth, utc: facts.instant }, sources);
          if (!there.ok) throw new Error(there.problem.message);
          return natalSpine(there.at, facts)
            .structures.map(({ type, key }) => `${type}/${key}`)
            .join(" ");
        });
        expect([before, after], boundary).toEqual(side === "until" ? [told, other] : [other, told]);
        if (boundary !== "spine") expect(valueIn(input.facts, boundary)).toBe(told);
        if (side === "until") expect(fromMinute).toBeGreaterThan(0);
        else expect(fromMinute).toBeLessThanOrEqual(birth.seconds > 0 ? 1 : 0);
      }
    }),
    { numRuns: 12 },
  );
});

test("up to 60° of latitude no boundary is missed: each state that differs at some minute has one that way", () => {
  const calm = births.map((birth) => ({ ...birth, seconds: 0, latitude: birth.latitude * 0.75 }));
  fc.assert(
    fc.property(calm, (birth) => {
      const input = bornAt(birth);
      const born = edgeStates(input.at, minuteInstant(input.at, 0));
      const edges = edgesOf(input, 15);
      for (const side of ["from", "until"] as const)
        for (let minute = 1; minute <= 15; minute += 1) {
          const states = edgeStates(input.at, minuteInstant(input.at, side === "until" ? minute : -minute));
          for (const fact of new Set([...born.keys(), ...states.keys()])) {
            if (states.get(fact) === born.get(fact) || /^(fortune|spirit)\./.test(fact)) continue;
            expect(
              edges.some((edge) => edge.boundary === fact && edge.side === side),
              fact,
            ).toBe(true);
          }
        }
    }),
    { numRuns: 8 },
  );
});

test("the ends of the error are charts that far from birth, and differ by what lies between", () => {
  const ends = errorEnds(frida.at);
  expect(ends?.minutes).toBe(15);
  expect(ends?.facts.map(({ instant }) => instant)).toEqual(["1907-07-06T14:51:39Z", "1907-07-06T15:21:39Z"]);
  expect(changedFacts(ends?.facts[0] ?? frida.facts, frida.facts)).toContain("venus.house");
  expect(changedFacts(frida.facts, frida.facts)).toEqual([]);
});
