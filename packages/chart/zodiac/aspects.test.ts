import fc from "fast-check";
import { expect, test } from "vitest";
import { type Aspect, type HouseClass, type Planet, planets } from "../facts.ts";
import { evenly } from "../testing/evenly.ts";
import { type AspectBody, angleAspects, calculationAspects, ruleAspects } from "./aspects.ts";
import { perPlanet } from "./per-planet.ts";

/** Ten planets, with the named ones where the test wants them; each test looks at one pair. */
function sky(placed: Partial<Record<Planet, Partial<AspectBody>>>) {
  const rest: AspectBody = { longitude: 10, speed: 0, houseClass: null };
  return perPlanet((planet) => ({ ...rest, ...placed[planet] }));
}
const between = (list: readonly Aspect[], a: Planet, b: Planet) =>
  list.find((aspect) => aspect.a === a && aspect.b === b);
const at = (longitude: number, speed = 0, houseClass: HouseClass | null = null) => ({ longitude, speed, houseClass });

test("an aspect exists up to its orb, the limit included, and not beyond", () => {
  const limits = [
    ["conjunction", 0, 8],
    ["opposition", 180, 8],
    ["trine", 120, 6],
    ["square", 90, 6],
    ["sextile", 60, 4],
    ["quincunx", 150, 3],
  ] as const;
  for (const [type, angle, orb] of limits) {
    const found = between(calculationAspects(sky({ mars: at(0), jupiter: at(angle - orb) })), "mars", "jupiter");
    expect(found, type).toMatchObject({ type, orb });
    const beyond = sky({ mars: at(0), jupiter: at(angle === 0 ? orb + 0.001 : angle - orb - 0.001) });
    expect(between(calculationAspects(beyond), "mars", "jupiter"), type).toBeUndefined();
  }
});

test("exact is under 1°, tight under 3°", () => {
  const orbOf = (longitude: number) =>
    between(calculationAspects(sky({ mars: at(0), jupiter: at(longitude) })), "mars", "jupiter");
  expect(orbOf(90.999)).toMatchObject({ exact: true, tight: true });
  expect(orbOf(91)).toMatchObject({ exact: false, tight: true });
  expect(orbOf(93)).toMatchObject({ exact: false, tight: false });
});

test("an aspect applies while its orb shrinks, across 0° Aries too", () => {
  const applying = (a: AspectBody, b: AspectBody) =>
    between(calculationAspects(sky({ moon: a, saturn: b })), "moon", "saturn");
  expect(applying(at(358, 13), at(3, 0.03))).toMatchObject({ type: "conjunction", applying: true });
  expect(applying(at(3, 13), at(358, 0.03))).toMatchObject({ type: "conjunction", applying: false });
  expect(applying(at(88, 13), at(0, 0.03))).toMatchObject({ type: "square", applying: true });
  expect(applying(at(92, 13), at(0, 0.03))).toMatchObject({ type: "square", applying: false });
  expect(applying(at(178, 13), at(0, 0.03))).toMatchObject({ type: "opposition", applying: true });
  expect(applying(at(182, 13), at(0, 0.03))).toMatchObject({ type: "opposition", applying: false });
  expect(applying(at(92, 0), at(0, 1))).toMatchObject({ type: "square", applying: true });
  expect(applying(at(92, -0.1), at(0, 0))).toMatchObject({ type: "square", applying: true });
});

test("rule orbs widen for Sun and Moon once, and shrink for the outer three and away from the angles", () => {
  const found = (a: Planet, b: Planet, longitude: number, classes: readonly [HouseClass | null, HouseClass | null]) =>
    between(ruleAspects(sky({ [a]: at(0, 0, classes[0]), [b]: at(longitude, 0, classes[1]) })), a, b);
  const none = [null, null] as const;
  const away = ["cadent", "succedent"] as const;
  const oneAngular = ["cadent", "angular"] as const;
  expect(found("sun", "moon", 10, none)).toBeDefined();
  expect(found("sun", "moon", 10.01, none)).toBeUndefined();
  expect(found("sun", "mars", 98, none)).toMatchObject({ type: "square" });
  expect(found("mars", "saturn", 97, none)).toBeUndefined();
  expect(found("mars", "saturn", 96, oneAngular)).toBeDefined();
  expect(found("mars", "saturn", 96, away)).toBeUndefined();
  expect(found("mars", "saturn", 95, away)).toBeDefined();
  expect(found("uranus", "pluto", 7, none)).toBeDefined();
  expect(found("uranus", "pluto", 7.01, none)).toBeUndefined();
  expect(found("uranus", "pluto", 6.01, away)).toBeUndefined();
  expect(found("mars", "saturn", 150, none)).toBeUndefined();
});

test("rule aspects come closest first", () => {
  const longitudes = fc.array(evenly(0, 359), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(longitudes, (places) => {
      let next = 0;
      const orbs = ruleAspects(perPlanet(() => at(places[next++] ?? 0))).map((aspect) => aspect.orb);
      expect(orbs).toEqual([...orbs].sort((a, b) => a - b));
    }),
  );
});

test("aspects to the angles use the calculation orbs and never apply", () => {
  const found = angleAspects(sky({ sun: at(100, 1) }), { ascendant: 106, midheaven: 10 });
  expect(found.filter((aspect) => aspect.a === "sun")).toEqual([
    { a: "sun", b: "midheaven", type: "square", orb: 0, exact: true, applying: false, tight: true },
    { a: "sun", b: "ascendant", type: "conjunction", orb: 6, exact: false, applying: false, tight: false },
  ]);
});

const tenPlaces = fc.array(evenly(0, 359.999999), {
  minLength: 10,
  maxLength: 10,
});
const placedAt = (longitudes: readonly number[]) => perPlanet((planet) => at(longitudes[planets.indexOf(planet)] ?? 0));
/** Aspects well inside their orb, so that the last bit of a sum does not decide. */
const clear = (list: readonly { a: string; b: string; type: string; orb: number }[]) =>
  list
    .filter(({ orb }) => orb < 2.9)
    .map(({ a, b, type }) => `${a} ${type} ${b}`)
    .sort();

test("turning the whole sky, through 0° Aries and round, leaves every aspect as it was", () => {
  fc.assert(
    fc.property(tenPlaces, evenly(0, 360), (longitudes, turned) => {
      const before = calculationAspects(placedAt(longitudes)).filter(({ orb }) => Math.abs(orb - 2.9) > 1e-6);
      const after = calculationAspects(placedAt(longitudes.map((longitude) => (longitude + turned) % 360)));
      for (const one of clear(before))
        expect(clear(after.map((found) => ({ ...found, orb: found.orb - 1e-6 })))).toContain(one);
    }),
  );
});

test("an aspect is the same seen from either end", () => {
  fc.assert(
    fc.property(tenPlaces, (longitudes) => {
      const [sun = 0, moon = 0, ...rest] = longitudes;
      const one = between(calculationAspects(placedAt([sun, moon, ...rest])), "sun", "moon");
      const other = between(calculationAspects(placedAt([moon, sun, ...rest])), "sun", "moon");
      expect(one?.type).toBe(other?.type);
      expect(one?.orb).toBe(other?.orb);
    }),
  );
});
