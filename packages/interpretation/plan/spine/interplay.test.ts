import { planets, type Sign } from "@cosmic/chart/names";
import { recordOf } from "@cosmic/chart/record-of";
import type { Structure } from "@cosmic/chart/spine/spine";
import { expect, test } from "vitest";
import { interplayUnit } from "./interplay.ts";

type Input = Parameters<typeof interplayUnit>[0];

function square(core: Structure["core"], lead: Structure["lead"], bound: Structure["bound"] = {}): Structure {
  return { ...{ type: "square", key: core.join("-"), core, against: [], lead, second: null, bound, score: 1 } };
}

/** All planets stand in Aries, which Mars rules, but those that are given. */
function unitOf(
  structures: readonly Structure[],
  aspects: readonly { readonly a: string; readonly b: string }[] = [],
  signs: Readonly<Record<string, Sign>> = {},
): { readonly unit: string; readonly a: unknown; readonly b: unknown } | null {
  const facts = {
    aspects,
    angles: null,
    planets: recordOf(planets, (planet) => ({ sign: signs[planet] ?? "Aries" })),
  } as unknown as Input["facts"]; // Nothing else of the facts is read.
  const spine = { structures } as unknown as Input["spine"]; // Nothing else of the spine is read.
  const found = interplayUnit({ spine, facts });
  return found && { unit: found.unit, a: found.slots.a, b: found.slots.b };
}

const sunVenus = square(["sun", "venus"], "sun");
const moonSaturn = square(["moon", "saturn"], "moon");
const named = (body: string) => ({ is: "bodies", bodies: [body] });

test("one structure meets nothing", () => {
  expect(unitOf([sunVenus])).toBeNull();
});

test("a shared planet joins two structures before anything else", () => {
  const other = square(["venus", "saturn"], "saturn");
  expect(unitOf([sunVenus, other], [{ a: "sun", b: "saturn" }])).toEqual({
    ...{ unit: "spine/interplay/shared-strain-strain", a: named("venus") },
  });
});

test("leaders in aspect, then a leader that rules the sign of the other", () => {
  expect(unitOf([sunVenus, moonSaturn], [{ a: "sun", b: "moon" }])).toEqual({
    ...{ unit: "spine/interplay/aspect-strain-strain", a: undefined },
  });
  expect(unitOf([sunVenus, moonSaturn], [], { moon: "Leo" })).toEqual({
    ...{ unit: "spine/interplay/rules-strain-strain", a: named("sun") },
  });
  expect(unitOf([sunVenus, moonSaturn], [], { sun: "Cancer" })).toEqual({
    ...{ unit: "spine/interplay/rules-strain-strain", a: named("moon") },
  });
});

test("a tie of any two members joins them, by the leader where it has one", () => {
  const attached = "spine/interplay/attached-strain-strain";
  const venusToSaturn = { unit: attached, a: named("venus"), b: named("saturn") };
  expect(unitOf([sunVenus, moonSaturn], [{ a: "venus", b: "saturn" }])).toEqual(venusToSaturn);
  expect(unitOf([sunVenus, moonSaturn], [], { venus: "Capricorn" })).toEqual(venusToSaturn);
  const moonToVenus = { unit: attached, a: named("moon"), b: named("venus") };
  expect(unitOf([sunVenus, moonSaturn], [{ a: "venus", b: "moon" }])).toEqual(moonToVenus);
});

test("what only hangs on a structure, by no angle or ruler of its own, does not join it to another", () => {
  const loose = square(["sun", "venus"], "sun", { moon: 0.2, saturn: 0.4 });
  expect(unitOf([loose, moonSaturn])?.unit).toBe("spine/interplay/apart-strain-strain");
});

test("without any tie they stand apart", () => {
  expect(unitOf([sunVenus, moonSaturn], [{ a: "mars", b: "saturn" }])).toEqual({
    ...{ unit: "spine/interplay/apart-strain-strain", a: undefined },
  });
});
