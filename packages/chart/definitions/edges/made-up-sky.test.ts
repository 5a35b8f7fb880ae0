import { siderealDegPerSecond } from "@cosmic/sky/angles";
import { expect, test } from "vitest";
import { clockErrorMinutes, minuteInstant } from "../../edges/clock-minutes.ts";
import { errorEnds, factsChangedBy } from "../../edges/counterfactual.ts";
import { edgeStates } from "../../edges/edge-states.ts";
import { findEdges } from "../../edges/find-edges.ts";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { natalSpine } from "../../spine/natal-spine.ts";
import { aspect } from "../../testing/bare-sky.ts";
import { bornUnder, type TurningSky, turningSky } from "../../testing/turning-sky.ts";

// Boundaries under skies that move evenly, so that their minutes can be worked out by hand.

const degPerMinute = siderealDegPerSecond * 60;
/** At the equator and 10.5 minutes after midnight 0° Aries culminates and 0° Cancer, a quarter of the sky later, rises. The Moon, a degree in 100 minutes, enters Taurus at 6.5. */
const turning: TurningSky = {
  siderealDeg: 360 - 10.5 * degPerMinute,
  longitudes: { moon: 30 - 0.065 },
  speeds: { moon: 14.4 },
};

function edgesUnder(sky: TurningSky, time: string, minutes: number, latitude = 0) {
  const at = bornUnder(turningSky(sky), time, { latitude });
  const ends = errorEnds(at, minutes);
  if (ends === null) throw new Error("a birth with a time has ends of its error");
  const facts = factsWithoutCycles(at);
  return { at, facts, edges: findEdges({ at, facts, spine: natalSpine(at, facts), ends }) };
}

test("signs of the angles and of the Moon change in the minutes that arithmetic gives", () => {
  const { at, edges } = edgesUnder(turning, "00:08", 5);
  const clock = (time: string) => ({ date: "1970-01-01", time, offsetSeconds: 0 });
  const later = { until: clock("00:10"), from: clock("00:11"), fromMinute: 3, side: "until" };
  const [rising, midheaven, moon] = edges;
  expect(rising).toEqual({
    ...{ id: "ascendant.sign@3", kind: "rising-sign", boundary: "ascendant.sign" },
    ...{ ...later, told: "Gemini", other: "Cancer" },
  });
  expect(midheaven).toEqual({
    ...{ id: "midheaven.sign@3", kind: "midheaven-sign", boundary: "midheaven.sign" },
    ...{ ...later, told: "Pisces", other: "Aries" },
  });
  expect(moon).toEqual({
    ...{ id: "moon.sign@-1", kind: "planet-sign", boundary: "moon.sign" },
    ...{ until: clock("00:06"), from: clock("00:07"), fromMinute: -1, side: "from", told: "Taurus", other: "Aries" },
  });
  if (rising === undefined || moon === undefined) throw new Error("two boundaries were found");
  expect(factsChangedBy(rising, at)).toEqual(
    expect.arrayContaining(["ascendant.sign", "midheaven.sign", "house-1.sign", "house-1.ruler", "chart-ruler"]),
  );
  expect(factsChangedBy(rising, at)).not.toContain("moon.sign");
  expect(factsChangedBy(moon, at)).toEqual(expect.arrayContaining(["moon.sign", "moon.dignity"]));
  expect(factsChangedBy(moon, at)).not.toContain("ascendant.sign");
});

test("born at second 20 of a minute in which the Moon changes sign, the birth stands before the change", () => {
  const { edges } = edgesUnder(turning, "00:06:20", 2);
  expect(edges.find(({ boundary }) => boundary === "moon.sign")).toMatchObject({
    ...{ until: { time: "00:06" }, from: { time: "00:07" }, fromMinute: 1, side: "until" },
    ...{ told: "Aries", other: "Taurus" },
  });
});

test("born at second 50 of it, the birth stands after the change", () => {
  const { edges } = edgesUnder(turning, "00:06:50", 2);
  expect(edges.find(({ boundary }) => boundary === "moon.sign")).toMatchObject({
    ...{ until: { time: "00:06" }, from: { time: "00:07" }, fromMinute: 1, side: "from" },
    ...{ told: "Taurus", other: "Aries" },
  });
});

test("the minutes of a birth are counted from its clock minute, its seconds dropped", () => {
  const at = bornUnder(turningSky({}), "00:06:20");
  expect([-1, 0, 2].map((minutes) => minuteInstant(at, minutes))).toEqual([300, 360, 480]);
  // Local mean time 100 seconds behind: 00:06:00 there is 00:07:40.
  const behind = bornUnder(turningSky({}), "00:06:20", { offsetSeconds: -100 });
  expect(minuteInstant(behind, 0)).toBe(460);
  // 8:30 is a half hour by the clock of the place, wherever its minutes begin.
  for (const offsetSeconds of [-23_799, 100, 1234])
    expect(clockErrorMinutes(bornUnder(turningSky({}), "08:30", { offsetSeconds })), `${offsetSeconds}`).toBe(15);
});

/** The whole minutes of which the sky is asked within 15 minutes of 01:00, where nothing moves. */
function minutesAsked(latitude: number) {
  const asked = new Set<number>();
  const still: TurningSky = { turns: false };
  const at = bornUnder(turningSky({ ...still, ask: (unixSeconds) => asked.add(unixSeconds / 60 - 60) }), "01:00", {
    latitude,
  });
  const facts = factsWithoutCycles(bornUnder(turningSky(still), "01:00", { latitude }));
  asked.clear();
  const edges = findEdges({ at, facts, spine: natalSpine(at, facts), ends: { minutes: 15, facts: [facts, facts] } });
  expect(edges).toEqual([]);
  return [...asked].sort((a, b) => a - b);
}

test("up to 60° of latitude every fifth minute is looked at, beyond every minute", () => {
  const every = (step: number) => Array.from({ length: 30 / step + 1 }, (_, index) => index * step - 15);
  for (const latitude of [0, 60, -60]) expect(minutesAsked(latitude), `${latitude}`).toEqual(every(5));
  for (const latitude of [60.5, -65]) expect(minutesAsked(latitude), `${latitude}`).toEqual(every(1));
});

test("the spine at the ends of the error is that of the facts there", () => {
  // Two exact yods: the Sun 150° from Moon and Jupiter, Saturn from Venus and Mars, with 60° between each pair.
  const longitudes = {
    ...{ sun: 280, moon: 130, mercury: 265, venus: 320, mars: 20 },
    ...{ jupiter: 70, saturn: 170, uranus: 200, neptune: 230, pluto: 350 },
  };
  const at = bornUnder(turningSky({ turns: false, longitudes }), "01:00");
  const facts = factsWithoutCycles(at);
  // One aspect, and Mercury and Jupiter in each other's signs.
  const receptions = [{ a: "mercury", b: "jupiter", rulers: "both" }] as const;
  const bare = { ...facts, aspects: [], ruleAspects: [aspect("sun", "opposition", "mars", 0)], configurations: [] };
  const other = { ...bare, receptions };
  const edgesWith = (first: typeof facts, last: typeof facts) =>
    findEdges({ at, facts, spine: natalSpine(at, facts), ends: { minutes: 2, facts: [first, last] } });
  const values = { told: "yod/sun yod/saturn", other: "opposition/sun-mars reception/mercury-jupiter" };
  expect(edgesWith(facts, facts)).toEqual([]);
  expect(edgesWith(other, facts)).toMatchObject([{ boundary: "spine", fromMinute: -1, side: "from", ...values }]);
  expect(edgesWith(facts, other)).toMatchObject([{ boundary: "spine", fromMinute: 2, side: "until", ...values }]);
});

test("a birth has ends of its error when both its time and the error are known", () => {
  const at = bornUnder(turningSky(turning), "00:30");
  const instants = (minutes?: number | null) => {
    const ends = errorEnds(at, minutes);
    return [ends?.minutes, ...(ends?.facts.map(({ instant }) => instant) ?? [])];
  };
  expect(instants()).toEqual([15, "1970-01-01T00:15:00Z", "1970-01-01T00:45:00Z"]);
  expect(instants(7)).toEqual([7, "1970-01-01T00:23:00Z", "1970-01-01T00:37:00Z"]);
  expect(errorEnds(at, null)).toBeNull();
  expect(errorEnds(bornUnder(turningSky(turning), null), 7)).toBeNull();
});

test("states of an instant: each that can change by itself has one id", () => {
  const sky = { longitudes: { sun: 10, moon: 100, mars: 130 }, bodies: turningSky({}).bodies };
  const states = edgeStates(bornUnder(turningSky(sky), "00:00"), 0);
  const houses = [...states.keys()].filter((id) => id.startsWith("house-"));
  // Cusps 1, 4, 7 and 10 are the angles; 8, 9, 11 and 12 change with those opposite.
  expect(houses).toEqual(["house-2.sign", "house-3.sign", "house-5.sign", "house-6.sign"]);
  // 90° apart: the first quarter begins.
  expect(states.get("moon-phase")).toBe("first-quarter");
  expect(states.get("sun-square-moon")).toBe("square");
  expect(states.get("sun-trine-mars")).toBe("trine");
  expect(states.has("moon-sextile-mars")).toBe(false);
  for (const point of ["trueNode", "chiron", "meanLilith", "fortune", "spirit"] as const) {
    expect(states.get(`${point}.house`), point).toBeDefined();
  }
  const without = sky.bodies.filter((body) => body !== "chiron");
  const ids = [...edgeStates(bornUnder(turningSky({ ...sky, bodies: without }), "00:00"), 0).keys()];
  expect(ids.filter((id) => id.startsWith("chiron"))).toEqual([]);
});
