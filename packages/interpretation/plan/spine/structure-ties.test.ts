import { planets, type Sign } from "@cosmic/chart/names";
import { recordOf } from "@cosmic/chart/record-of";
import type { Structure } from "@cosmic/chart/spine/spine";
import { expect, test } from "vitest";
import { type StructureTie, tieItems, tieOf } from "./structure-ties.ts";

type Facts = Parameters<typeof tieOf>[2];
type Type = Structure["type"];

function structure(core: Structure["core"], type: Type = "square"): Structure {
  const [lead = "sun", second = null] = core;
  return { ...{ type, key: core.join("-"), core, against: [], lead, second, bound: {}, score: 1 } };
}

interface Sky {
  readonly aspects?: readonly { readonly a: string; readonly b: string; readonly type: string; readonly orb: number }[];
  /** All planets stand in Aries, which Mars rules, but those that are given. */
  readonly signs?: Readonly<Record<string, Sign>>;
}

function factsOf({ aspects = [], signs = {} }: Sky): Facts {
  return {
    ...{ aspects, angles: null, timeUnknown: false },
    planets: recordOf(planets, (planet) => ({ sign: signs[planet] ?? "Aries" })),
  } as unknown as Facts; // Nothing else of the facts is read.
}

const sunVenus = structure(["sun", "venus"]);
const moonSaturn = structure(["moon", "saturn"]);
const tie = (sky: Sky, one = sunVenus, other = moonSaturn): StructureTie => tieOf(one, other, factsOf(sky));
const square = (a: string, b: string, orb: number) => ({ a, b, type: "square", orb });

test("members of both tie two structures before anything else", () => {
  const other = structure(["venus", "saturn"]);
  expect(tie({ aspects: [square("sun", "saturn", 1)] }, sunVenus, other)).toEqual({ is: "shared", bodies: ["venus"] });
});

test("the closest angle between members comes before a ruler", () => {
  const aspects = [square("sun", "saturn", 4), square("moon", "venus", 2), square("sun", "mars", 1)];
  expect(tie({ aspects, signs: { moon: "Leo" } })).toEqual({ is: "angle", aspect: "moon-square-venus" });
});

test("a ruler ties the guest of the one to its host in the other", () => {
  expect(tie({ signs: { moon: "Leo" } })).toEqual({ is: "ruler", guest: "moon", host: "sun" });
  expect(tie({ signs: { venus: "Capricorn" } })).toEqual({ is: "ruler", guest: "venus", host: "saturn" });
});

test("what every line of rulers ends in ties whatever nothing else ties", () => {
  const chief = structure(["mars"], "final-dispositor");
  expect(tie({ signs: { sun: "Gemini", venus: "Gemini" } }, chief, sunVenus)).toEqual({ is: "chief", chief: "mars" });
  expect(tie({})).toEqual({ is: "apart" });
});

/** Says which part a line is, and by which names it calls the two structures. */
function linesFor(structures: readonly Structure[], sky: Sky): readonly string[] {
  const spine = { structures } as unknown as Parameters<typeof tieItems>[0]["spine"]; // Nothing else of it is read.
  return tieItems({ spine, facts: factsOf(sky) }, (part, { slots = {} } = {}) => [
    { part, role: "frame", facts: [], slots },
  ]).map(({ part, slots }) => {
    const names = [slots.a, slots.b].map((slot) => (slot?.is === "part" ? slot.part.split("#")[1] : "?"));
    return `${part.split("#")[1]} ${names.join(" ")}`;
  });
}

test("structures go by their short names, and two of one name by their order", () => {
  expect(linesFor([sunVenus], {})).toEqual([]);
  expect(linesFor([sunVenus, structure(["moon", "saturn"], "ring")], {})).toEqual(["apart square ring"]);
  expect(linesFor([sunVenus, moonSaturn], {})).toEqual(["apart first second"]);
});

test("a third structure is tied to the second where nothing ties it to the first", () => {
  const third = structure(["mars", "saturn"], "yod");
  const signs = { sun: "Gemini", venus: "Gemini", mars: "Cancer", saturn: "Cancer" } as const;
  expect(linesFor([sunVenus, moonSaturn, third], { signs })).toEqual(["apart first second", "shared second yod"]);
  expect(linesFor([sunVenus, moonSaturn, structure(["jupiter", "venus"], "yod")], {})).toEqual([
    "apart first second",
    "shared first yod",
  ]);
});
