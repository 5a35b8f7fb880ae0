import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { Spine } from "@cosmic/chart/spine/spine";
import type { Test } from "@cosmic/library/unit";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { ItemRole } from "../report-plan.ts";
import { calledFor } from "./shared-placements.ts";

const chart = natalChart(
  { date: "1990-06-15", time: "14:30", zone: "America/Sao_Paulo", latitude: -23.5505, longitude: -46.6333 },
  { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) },
);
if (!chart.ok) throw new Error(chart.problem.message);
const { facts } = chart;

const saturnSign: Test = { fact: "sign", of: "saturn", in: ["Capricorn"] };
const apart: Spine = { structures: [], roles: {}, coverage: 0, weights: {} };

function called(when: readonly [Test, ...Test[]], role: ItemRole, given: Facts = facts, spine: Spine = apart): boolean {
  return calledFor({ facts: given, spine })({ when })(role);
}

/** The chart with no other aspect than this one of Saturn. */
function withAspect(a: Aspect["a"], type: Aspect["type"], orb: number): Facts {
  return { ...facts, aspects: [{ a, b: "saturn", type, orb, exact: orb < 1, tight: orb < 3, applying: true }] };
}

test("a fact of one person’s own calls for all its parts", () => {
  const ownHouse: Test = { fact: "house", of: "saturn", in: [4] };
  expect(called([{ fact: "sign", of: "sun", in: ["Gemini"] }], "scene")).toBe(true);
  expect(called([saturnSign, ownHouse], "scene")).toBe(true);
});

test("the nature of a slow planet’s aspect with a fast one calls for the strain or the gift of its sign", () => {
  const hard = withAspect("moon", "square", 2);
  const soft = withAspect("moon", "trine", 2);
  expect([called([saturnSign], "strain", hard), called([saturnSign], "gift", hard)]).toEqual([true, false]);
  expect([called([saturnSign], "strain", soft), called([saturnSign], "gift", soft)]).toEqual([false, true]);
});

test("an aspect of two slow planets, which a whole year shares, calls for neither", () => {
  const shared = withAspect("jupiter", "square", 1);
  expect([called([saturnSign], "strain", shared), called([saturnSign], "gift", shared)]).toEqual([false, false]);
});

test("of scene and practice, the house of a slow planet calls for one at most", () => {
  const inClass = (houseClass: Facts["planets"]["saturn"]["houseClass"]): Facts => ({
    ...facts,
    planets: { ...facts.planets, saturn: { ...facts.planets.saturn, houseClass } },
  });
  const both = (given: Facts) => [called([saturnSign], "scene", given), called([saturnSign], "practice", given)];
  expect(both(inClass("angular"))).toEqual([true, false]);
  expect(both(inClass("succedent"))).toEqual([false, false]);
  expect(both(inClass("cadent"))).toEqual([false, true]);
});

test("the state of a slow planet is called for by a close aspect with a fast one, or a place in the spine", () => {
  const dignity: Test = { fact: "condition", body: "saturn", is: "domicile" };
  expect(called([dignity], "core", withAspect("moon", "trine", 1))).toBe(true);
  expect(called([dignity], "core", withAspect("moon", "trine", 2))).toBe(false);
  const lead: Spine = { ...apart, roles: { saturn: "lead" } };
  expect(called([dignity], "core", withAspect("moon", "trine", 2), lead)).toBe(true);
});

test("what continues a core on the sign of a slow planet is called for where the planet is one’s own", () => {
  expect(called([saturnSign], "further", withAspect("moon", "trine", 1))).toBe(true);
  expect(called([saturnSign], "further", withAspect("moon", "trine", 2))).toBe(false);
});

test("a planet’s common speed, and the sign of a slow point, are called for by nothing", () => {
  expect(called([{ fact: "condition", body: "venus", is: "fast" }], "core")).toBe(false);
  expect(called([{ fact: "condition", body: "venus", is: "retrograde" }], "core")).toBe(true);
  expect(called([{ fact: "sign", of: "chiron", in: ["Cancer"] }], "core")).toBe(false);
});
