import { type Facts, type Planet, planets, signs } from "@cosmic/chart/facts";
import { type Role, type Structure, type StructureType, structureTypes } from "@cosmic/chart/spine/spine";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { expect, test } from "vitest";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { type Random, randomCharts, randomFrom } from "../test-charts/random-charts.ts";
import { crowdedFacts, sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import { corePlanets, type SpineFacts } from "./spine-facts.ts";
import { tiesOf } from "./spine-ties.ts";
import { type SpineWords, spineWheel } from "./spine-wheel.ts";

const forms = ["wide", "compact"] as const;
/** As long as a translation may make them. */
const words: SpineWords = {
  title: "O que sustenta este mapa",
  description: ["O Sol e a Lua."],
  aspects: {
    ...{ conjunction: "Conjunção", opposition: "Oposição", trine: "Trígono" },
    ...{ square: "Quadratura", sextile: "Sextil", quincunx: "Quincúncio" },
  },
  signs: {
    ...{ road: "Ao regente do seu signo", bracket: "Estão juntos", engraved: "Onde se acumulam" },
    ...{ half: "Sozinho nesta metade do céu", glory: "Em que o resto se apoia", phase: "Do Sol à Lua" },
    ...{ attached: "Ligado", outside: "À parte", moonRange: "Onde a Lua pode ter estado" },
  },
};

const angleKeys = ["ascendant", "descendant", "midheaven", "imumCoeli"] as const;

/** A structure of a type among random planets, whether or not the sky makes one. */
function structureOf(type: StructureType, random: Random): Structure {
  const shuffled = planets
    .map((planet) => ({ planet, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ planet }) => planet);
  const [first = "sun", second = "moon"] = shuffled;
  const pick = (count: number) => shuffled.slice(0, count);
  const angle = angleKeys[Math.floor(random() * 4)] ?? "ascendant";
  const made = (key: string, core: readonly Planet[]): Structure => ({
    ...{ type, key, core, lead: first, second, against: [], score: 1 },
    bound: perPlanet((planet) => (core.includes(planet) ? 1 : 0.5)),
  });
  switch (type) {
    case "sign-stellium":
      return made(signs[Math.floor(random() * 12)] ?? "Leo", pick(5));
    case "house-stellium":
      return made(String(1 + Math.floor(random() * 12)), pick(4));
    case "angular":
      return made(`${first}-${angle}`, [first]);
    case "singleton":
      return made(`${first}-${random() < 0.5 ? "half" : "element"}`, [first]);
    case "sun-moon":
      return made("full-moon", ["sun", "moon"]);
    case "sun-ruler":
      return made(first, first === "sun" ? ["sun"] : ["sun", first]);
    case "chart-ruler":
    case "final-dispositor":
      return made(first, [first]);
    case "close-aspect":
      return made(`${first}-${random() < 0.5 ? "conjunction" : "trine"}-${second}`, pick(2));
    case "reception":
    case "opposition":
    case "square":
      return made(`${first}-${second}`, type === "reception" ? pick(2) : pick(4));
    default:
      return made(first, pick(4));
  }
}

/** A chart whose planets are ruled at random, bound by one to three structures. */
function spineIn(chart: Facts, types: readonly StructureType[], random: Random): SpineFacts {
  const structures = types.map((type) => structureOf(type, random));
  const roles: readonly Role[] = ["attached", "outside"];
  const cores = structures.flatMap(corePlanets);
  const of = perPlanet(() => planets[Math.floor(random() * planets.length)] ?? "sun");
  const modern = { ...chart.dispositors.modern, of, chains: perPlanet((planet) => [of[planet]]) };
  return {
    facts: { ...chart, ruleAspects: chart.aspects, dispositors: { ...chart.dispositors, modern } },
    spine: {
      structures,
      roles: perPlanet((planet) =>
        cores.includes(planet) ? "member" : (roles[Math.floor(random() * 2)] ?? "outside"),
      ),
    },
  };
}

const charts = [...randomCharts(process.env.DRAWINGS === "full" ? 300 : 36, 25), crowdedFacts, untimedFacts];
const spines = charts.map((chart, index) => {
  const random = randomFrom(index + 7);
  const count = 1 + (index % 3);
  const types = Array.from({ length: count }, (_, at) => structureTypes[(index * 3 + at) % structureTypes.length]);
  return spineIn(
    chart,
    types.flatMap((type) => type ?? []),
    random,
  );
});

test("the sample holds every kind of structure", () => {
  const drawn = new Set(spines.flatMap(({ spine }) => spine.structures.map(({ type }) => type)));
  expect([...drawn].toSorted()).toEqual([...structureTypes].toSorted());
});

test.each(forms)("whatever holds a chart, and however crowded it is, the drawing can be read (%s)", (form) => {
  for (const [index, known] of spines.entries()) {
    const drawing = spineWheel(known, words, form);
    expect(legibilityFaults(drawing), `spine ${index}`).toEqual([]);
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
  }
});

test("the same spine gives the same drawing", () => {
  for (const known of spines.slice(0, 6)) expect(spineWheel(known, words)).toEqual(spineWheel(known, words));
});

const drawnOf = (type: StructureType, chart = sampleFacts) => {
  const known = spineIn(chart, [type], randomFrom(3));
  return { known, drawing: spineWheel(known, words), ties: known.spine.structures.map((one) => tiesOf(one, known)) };
};

test("a ring is a road from each of its members, a reception one road with an arrow at either side", () => {
  expect(drawnOf("ring").ties[0]?.roads).toHaveLength(4);
  expect(hooked(drawnOf("reception").drawing, "s-arrow").length).toBeGreaterThanOrEqual(2);
});

test("a planet at an angle has that angle's stroke and letters; the others show Ascendant and Midheaven alone", () => {
  const { known, drawing } = drawnOf("angular");
  const key = known.spine.structures[0]?.key ?? "";
  const letters = { ascendant: "AC", descendant: "DC", midheaven: "MC", imumCoeli: "IC" };
  const held = angleKeys.filter((name) => key.endsWith(name)).map((name) => letters[name]);
  expect(wordsOf(drawing)).toEqual(expect.arrayContaining(["AC", "MC", ...held]));
  expect(wordsOf(drawnOf("yod").drawing)).not.toContain("DC");
});

test("a crowded sign is engraved, and the key names only what occurs", () => {
  const { drawing } = drawnOf("sign-stellium");
  expect(hooked(drawing, "s-engraved")).toHaveLength(1);
  expect(wordsOf(drawing)).toContain("Onde se acumulam");
  expect(wordsOf(drawing)).not.toContain("Do Sol à Lua");
});

test("without a birth time there are no angles, and the Moon has its arc", () => {
  const { drawing } = drawnOf("sun-moon", untimedFacts);
  expect(hooked(drawing, "w-range")).toHaveLength(1);
  expect(hooked(drawing, "s-phase")).toHaveLength(1);
  expect(wordsOf(drawing)).not.toContain("AC");
});

test("members, attached planets and the rest differ in size and ink", () => {
  const { known, drawing } = drawnOf("t-square");
  const counted = (standing: string) => hooked(drawing, `s-${standing}`).length;
  const of = (role: Role) => planets.filter((planet) => known.spine.roles[planet] === role).length;
  expect([counted("core"), counted("attached"), counted("outside")]).toEqual([
    of("member"),
    of("attached"),
    of("outside"),
  ]);
});
