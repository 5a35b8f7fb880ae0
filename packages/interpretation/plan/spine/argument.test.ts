import type { Structure } from "@cosmic/chart/spine/spine";
import { describe, expect, test } from "vitest";
import { argumentLine, argumentManners } from "./argument.ts";

type Input = Parameters<typeof argumentLine>[1];

function structure(type: Structure["type"], key: string, core: Structure["core"]): Structure {
  const [lead = "sun", second = null] = core;
  return { ...{ type, key, core, against: [], lead, second, bound: {}, score: 1 } };
}

/** All planets stand in Aries; of the units only those given are written. */
function inputOf(structures: readonly Structure[], units: readonly string[]): Input {
  return {
    spine: { structures },
    facts: { planets: new Proxy({}, { get: () => ({ sign: "Aries" }) }), timeUnknown: false, angles: null },
    catalogue: { byId: new Map(units.map((unit) => [unit, {}])) },
  } as unknown as Input; // Nothing else is read.
}

function lineFor(
  structures: readonly Structure[],
  units = ["arguments/circle/friction", "arguments/friction/friction"],
) {
  return argumentLine("love", inputOf(structures, units), (part, { slots = {} } = {}) => [
    { part, role: "frame", facts: [], slots },
  ]).map(({ part, slots }) => {
    const voices = [slots.voice, slots.other].map((slot) => (slot?.is === "part" ? slot.part : "none"));
    return [part, ...voices].join(" ");
  });
}

const ring = structure("ring", "moon", ["moon", "venus", "mars"]);
const square = structure("square", "sun-saturn", ["sun", "saturn"]);

describe("what two structures make of each other", () => {
  test("goes by what each does, in the order of the texts, and names a voice of each", () => {
    const expected = ["arguments/circle/friction#love voices/moon/aries#voice voices/sun/aries#voice"];
    expect(lineFor([ring, square])).toEqual(expected);
    expect(lineFor([square, ring])).toEqual(expected);
    expect(argumentManners(inputOf([square, ring], []).spine)).toEqual([...["circle", "friction"]]);
  });

  test("never names one voice for both", () => {
    const other = structure("square", "sun-mars", ["sun", "mars"]);
    expect(lineFor([square, other])).toEqual([
      "arguments/friction/friction#love voices/sun/aries#voice voices/mars/aries#voice",
    ]);
    const single = structure("singleton", "sun-half", ["sun"]);
    expect(lineFor([square, single], ["arguments/friction/single"])).toEqual([
      "arguments/friction/single#love voices/saturn/aries#voice voices/sun/aries#voice",
    ]);
  });

  test("is not made for one structure, nor for two on which nothing is written", () => {
    expect(lineFor([ring])).toEqual([]);
    expect(lineFor([square, ring], [])).toEqual([]);
    expect(argumentManners(inputOf([ring], []).spine)).toBeNull();
  });
});
