import fc from "fast-check";
import { expect, test } from "vitest";
import { type Planet, planets, type Sign, signs } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";
import { dispositorsBy, rulersOf } from "./dispositors.ts";
import { mutualReceptions } from "./reception.ts";

const inSigns = (own: Partial<Record<Planet, Sign>>, rest: Sign) =>
  perPlanet((planet) => ({ sign: own[planet] ?? rest }));
const anySigns = fc.array(fc.constantFrom(...signs), { minLength: planets.length, maxLength: planets.length });
const placed = (list: readonly Sign[]) => perPlanet((planet) => ({ sign: list[planets.indexOf(planet)] ?? "Aries" }));

const receptionsOf = (signOf: Record<Planet, { sign: Sign }>) =>
  mutualReceptions(rulersOf(signOf, modernRulers), rulersOf(signOf, traditionalRulers));

test("two planets in each other's sign receive each other, by the rulers that say so", () => {
  expect(receptionsOf(inSigns({ sun: "Cancer", moon: "Leo" }, "Gemini"))).toEqual([
    { a: "sun", b: "moon", rulers: "both" },
  ]);
  expect(receptionsOf(inSigns({ sun: "Scorpio", mars: "Leo" }, "Gemini"))).toEqual([
    { a: "sun", b: "mars", rulers: "traditional" },
  ]);
  expect(receptionsOf(inSigns({ sun: "Scorpio", pluto: "Leo" }, "Gemini"))).toEqual([
    { a: "sun", b: "pluto", rulers: "modern" },
  ]);
  expect(receptionsOf(inSigns({ mercury: "Gemini" }, "Aries"))).toEqual([]);
});

test("a final dispositor stands in its own sign and every chain leads to it", () => {
  const all = dispositorsBy(rulersOf(inSigns({ sun: "Leo", mars: "Aries", venus: "Aries" }, "Leo"), modernRulers));
  expect(all.final).toBeNull();
  const one = dispositorsBy(rulersOf(inSigns({ mars: "Leo", venus: "Aries" }, "Leo"), modernRulers));
  expect(one.final).toBe("sun");
  expect(one.chains.venus).toEqual(["mars", "sun"]);
  expect(one.chains.sun).toEqual([]);
  expect(one.of).toEqual({ ...perPlanet(() => "sun"), venus: "mars" });
});

test("planets that dispose of each other make a ring, and then nobody is final", () => {
  const signOf = inSigns({ sun: "Aries", mars: "Leo", moon: "Taurus", venus: "Aries" }, "Leo");
  const found = dispositorsBy(rulersOf(signOf, traditionalRulers));
  expect(found.rings).toEqual([["sun", "mars"]]);
  expect(found.final).toBeNull();
  expect(found.chains.moon).toEqual(["venus", "mars", "sun"]);
  expect(found.chains.sun).toEqual(["mars", "sun"]);
});

test("a ring of three is listed once, in the usual order, and not by a planet whose chain leads into it", () => {
  const signOf = inSigns({ sun: "Aries", mars: "Taurus", venus: "Leo", moon: "Leo" }, "Leo");
  const { of, rings, chains } = dispositorsBy(rulersOf(signOf, traditionalRulers));
  expect(rings).toEqual([["sun", "venus", "mars"]]);
  expect(chains.moon).toEqual(["sun", "mars", "venus"]);
  expect([of.sun, of.mars, of.venus, of.moon]).toEqual(["mars", "venus", "sun", "sun"]);
});

test("every chain ends with a planet in its own sign or in a ring, and names nobody twice", () => {
  fc.assert(
    fc.property(anySigns, (list) => {
      const { of, chains, rings, final } = dispositorsBy(rulersOf(placed(list), modernRulers));
      for (const planet of planets) {
        const chain = chains[planet];
        expect(new Set(chain).size).toBe(chain.length);
        const last = chain.at(-1) ?? planet;
        const isFixed = of[last] === last;
        expect(isFixed || rings.some((ring) => ring.includes(last))).toBe(true);
        if (final !== null) expect(last).toBe(final);
      }
      for (const ring of rings) for (const planet of ring) expect(ring).toContain(of[planet]);
    }),
  );
});
