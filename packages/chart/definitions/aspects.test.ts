import { expect, test } from "vitest";
import { type AspectType, type HouseClass, type Planet, planets } from "../names.ts";
import { type AspectBody, angleAspects, calculationAspects, ruleAspects } from "../zodiac/aspects.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

type Placing = Partial<Record<Planet, Partial<AspectBody>>>;
const sky = (placed: Placing) =>
  perPlanet((planet): AspectBody => ({ longitude: 10, speed: 0, houseClass: null, ...placed[planet] }));
const pairs = planets.flatMap((a, index) => planets.slice(index + 1).map((b) => [a, b] as const));

/** Both sides of an aspect's limit, at several turns of the circle: separations, and whether they are in orb. */
function around(angle: number, limit: number): readonly (readonly [apart: number, inOrb: boolean])[] {
  const sides = angle === 0 || angle === 180 ? [angle === 0 ? 1 : -1] : [1, -1];
  return sides.flatMap((side) => [
    [angle + side * (limit - 1e-6), true] as const,
    [angle + side * (limit + 1e-6), false] as const,
  ]);
}

type Found = readonly { readonly a: string; readonly b: string; readonly type: AspectType }[];
const typeOf = (list: Found, a: string, b: string) => list.find((one) => one.a === a && one.b === b)?.type;

test.each<[AspectType, number, number]>([
  ["conjunction", 0, 8],
  ["opposition", 180, 8],
  ["trine", 120, 6],
  ["square", 90, 6],
  ["sextile", 60, 4],
  ["quincunx", 150, 3],
])("calculation orbs: %s at %d° within %d°, for every pair and for both angles", (type, angle, limit) => {
  for (const [apart, inOrb] of around(angle, limit)) {
    for (const [a, b] of pairs) {
      for (const from of [0, 200]) {
        const placed = sky({ [a]: { longitude: from }, [b]: { longitude: (from + apart) % 360 } });
        expect(typeOf(calculationAspects(placed), a, b) === type, `${a} ${b} ${apart}`).toBe(inOrb);
      }
    }
    for (const planet of planets) {
      const places = perPlanet(() => ({ longitude: 300 }));
      const angles = { ascendant: (300 + apart) % 360, midheaven: (300 - apart + 360) % 360 };
      const found = angleAspects(places, angles);
      expect(typeOf(found, planet, "ascendant") === type, `${planet} ${apart}`).toBe(inOrb);
      expect(typeOf(found, planet, "midheaven") === type, `${planet} ${apart}`).toBe(inOrb);
    }
  }
});

test("an orb of exactly the limit is an aspect, also to the angles", () => {
  const places = sky({ mars: { longitude: 100 }, saturn: { longitude: 108 } });
  expect(typeOf(calculationAspects(places), "mars", "saturn")).toBe("conjunction");
  expect(typeOf(ruleAspects(places), "mars", "saturn")).toBe("conjunction");
  const found = angleAspects(places, { ascendant: 108, midheaven: 196 });
  expect(typeOf(found, "mars", "ascendant")).toBe("conjunction");
  expect(typeOf(found, "mars", "midheaven")).toBe("square");
});

const lights: readonly Planet[] = ["sun", "moon"];
const outer: readonly Planet[] = ["uranus", "neptune", "pluto"];
const has = (group: readonly Planet[], pair: readonly Planet[]) => pair.filter((one) => group.includes(one)).length;

/** Widest orb of a pair by its kind: in an angular house or without a birth time, and with neither in one. */
interface Orbs {
  readonly plain: readonly [near: number, away: number];
  readonly light: readonly [near: number, away: number];
  readonly outer: readonly [near: number, away: number];
}
const timings: readonly (readonly [HouseClass | null, HouseClass | null, 0 | 1])[] = [
  [null, null, 0],
  ["angular", "angular", 0],
  ["angular", "cadent", 0],
  ["succedent", "angular", 0],
  ["succedent", "succedent", 1],
  ["succedent", "cadent", 1],
  ["cadent", "cadent", 1],
];

test.each<[AspectType, number, Orbs]>([
  // Two planets, Sun or Moon among them, two of the outer three; [one angular or no time, neither angular].
  ["conjunction", 0, { plain: [8, 7], light: [10, 9], outer: [7, 6] }],
  ["opposition", 180, { plain: [8, 7], light: [10, 9], outer: [7, 6] }],
  ["trine", 120, { plain: [7, 6], light: [9, 8], outer: [6, 5] }],
  ["square", 90, { plain: [6, 5], light: [8, 7], outer: [5, 4] }],
  ["sextile", 60, { plain: [5, 4], light: [7, 6], outer: [4, 3] }],
])("rule orbs: %s at %d° within %o, for every pair", (type, angle, orbs) => {
  for (const pair of pairs) {
    const [a, b] = pair;
    const kind = has(lights, pair) > 0 ? "light" : has(outer, pair) === 2 ? "outer" : "plain";
    for (const [classA, classB, column] of timings) {
      for (const [apart, inOrb] of around(angle, orbs[kind][column])) {
        const placed = sky({
          [a]: { longitude: 0, houseClass: classA },
          [b]: { longitude: apart, houseClass: classB },
        });
        expect(typeOf(ruleAspects(placed), a, b) === type, `${a} ${b} ${classA} ${classB} ${apart}`).toBe(inOrb);
      }
    }
  }
});

test("rule aspects have no quincunx", () => {
  for (const [a, b] of pairs) {
    expect(typeOf(ruleAspects(sky({ [a]: { longitude: 0 }, [b]: { longitude: 150 } })), a, b)).toBeUndefined();
  }
});

test.each([
  // Orb, exact (under 1°), tight (under 3°).
  [0, true, true],
  [0.999, true, true],
  [1, false, true],
  [2.999, false, true],
  [3, false, false],
  [5, false, false],
])("an orb of %d°: exact %s, tight %s, in every list", (orb, exact, tight) => {
  const placed = sky({ mars: { longitude: 0 }, jupiter: { longitude: 90 + orb } });
  const of = (list: Found) =>
    list.find(({ a, b }) => a === "mars" && b !== "pluto" && (b === "jupiter" || b === "midheaven"));
  expect(of(calculationAspects(placed))).toMatchObject({ exact, tight });
  expect(of(ruleAspects(placed))).toMatchObject({ exact, tight });
  expect(of(angleAspects(placed, { ascendant: 45, midheaven: 90 + orb }))).toMatchObject({
    exact,
    tight,
    applying: false,
  });
});

test.each([
  // Mars and Jupiter: longitudes, speeds, and whether the orb shrinks.
  ["behind, faster", 358, 1, 3, 0.1, true],
  ["past, faster", 3, 1, 358, 0.1, false],
  ["past, retrograde", 3, -1, 358, 0.1, true],
  ["wider than a square, and widening", 0, 0, 92, 1, false],
  ["wider than a square, and narrowing", 0, 1, 92, 0, true],
  ["short of a square, and widening", 0, 0, 88, 1, true],
  ["short of an opposition", 0, 0, 178, 1, true],
  ["past an opposition", 0, 0, 182, 1, false],
  ["a trine the other way round", 0, 0, 239, 1, true],
  ["at the same speed", 0, 1, 92, 1, false],
  ["at the same speed, the other way round", 92, 1, 0, 1, false],
  ["at the same speed, short of a square", 0, 1, 88, 1, false],
])("%s: applying %#", (_, mars, marsSpeed, jupiter, jupiterSpeed, applying) => {
  const placed = sky({
    mars: { longitude: mars, speed: marsSpeed },
    jupiter: { longitude: jupiter, speed: jupiterSpeed },
  });
  for (const list of [calculationAspects(placed), ruleAspects(placed)]) {
    expect(list.find(({ a, b }) => a === "mars" && b === "jupiter")?.applying).toBe(applying);
  }
});

test("every list is sorted by orb, closest first, and equal orbs by the order of the planets", () => {
  const spread = sky(Object.fromEntries(planets.map((planet, index) => [planet, { longitude: (index * 37.3) % 360 }])));
  const together = sky({});
  const angles = { ascendant: 12, midheaven: 281 };
  for (const list of [calculationAspects, ruleAspects, (bodies: typeof spread) => angleAspects(bodies, angles)]) {
    const orbs = list(spread).map(({ orb }) => orb);
    expect(orbs.length).toBeGreaterThan(3);
    expect(orbs).toEqual([...orbs].sort((a, b) => a - b));
  }
  for (const list of [calculationAspects(together), ruleAspects(together)])
    expect(list.map(({ a, b }) => [a, b])).toEqual(pairs);
  expect(angleAspects(together, angles).map(({ a, b }) => [a, b])).toEqual([
    ...planets.map((planet) => [planet, "midheaven"]),
    ...planets.map((planet) => [planet, "ascendant"]),
  ]);
});
