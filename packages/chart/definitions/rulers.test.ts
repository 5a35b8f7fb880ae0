import { expect, test } from "vitest";
import { angleFacts } from "../fact-groups/timed-facts.ts";
import { type Planet, type Sign, signs } from "../names.ts";
import { dispositorsBy, rulersOf } from "../rulership/dispositors.ts";
import { mutualReceptions } from "../rulership/reception.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";

const rulers: readonly (readonly [Sign, modern: Planet, traditional: Planet])[] = [
  ["Aries", "mars", "mars"],
  ["Taurus", "venus", "venus"],
  ["Gemini", "mercury", "mercury"],
  ["Cancer", "moon", "moon"],
  ["Leo", "sun", "sun"],
  ["Virgo", "mercury", "mercury"],
  ["Libra", "venus", "venus"],
  ["Scorpio", "pluto", "mars"],
  ["Sagittarius", "jupiter", "jupiter"],
  ["Capricorn", "saturn", "saturn"],
  ["Aquarius", "uranus", "saturn"],
  ["Pisces", "neptune", "jupiter"],
];

test.each(rulers)("%s is ruled by %s, traditionally by %s", (sign, modern, traditional) => {
  expect(modernRulers[sign]).toBe(modern);
  expect(traditionalRulers[sign]).toBe(traditional);
  // A chart with that sign rising: its ruler is the modern one, and each house has the ruler of the sign on its cusp.
  const from = signs.indexOf(sign);
  const cusps = Array.from({ length: 12 }, (_, house) => ((from + house) % 12) * 30 + 15);
  const found = angleFacts({
    angles: { ascendantDeg: from * 30 + 15, midheavenDeg: ((from + 9) % 12) * 30 + 15 },
    houses: { system: "placidus", cusps },
    houseOf: perPlanet(() => 1),
    sect: "day",
  });
  expect(found.chartRuler).toBe(modern);
  const inTurn = [...rulers.slice(from), ...rulers.slice(0, from)];
  expect(found.houses?.rulers).toEqual(inTurn.map(([, ruler]) => ruler));
  expect(found.houses?.traditionalRulers).toEqual(inTurn.map(([, , ruler]) => ruler));
  expect(found.houses?.intercepted).toEqual([]);
});

/** Signs of the planets a row names; the others stand where they rule, so that they receive nobody. */
const own: Readonly<Record<Planet, Sign>> = {
  ...{ sun: "Leo", moon: "Cancer", mercury: "Gemini", venus: "Taurus", mars: "Aries" },
  ...{ jupiter: "Sagittarius", saturn: "Capricorn", uranus: "Aquarius", neptune: "Pisces", pluto: "Scorpio" },
};

test.each<[Partial<Record<Planet, Sign>>, readonly string[]]>([
  [{}, []],
  [{ sun: "Cancer", moon: "Leo" }, ["sun moon both"]],
  [{ mercury: "Libra", venus: "Virgo" }, ["mercury venus both"]],
  [{ mars: "Capricorn", saturn: "Aries" }, ["mars saturn both"]],
  [{ mars: "Capricorn", saturn: "Scorpio" }, ["mars saturn traditional"]],
  [{ mars: "Scorpio", pluto: "Aries" }, ["mars pluto modern"]],
  [{ saturn: "Aquarius", uranus: "Capricorn" }, ["saturn uranus modern"]],
  [{ jupiter: "Pisces", neptune: "Sagittarius" }, ["jupiter neptune modern"]],
  [{ sun: "Cancer", moon: "Virgo" }, []],
])("receptions of %o", (moved, expected) => {
  const places = perPlanet((planet) => ({ sign: moved[planet] ?? own[planet] }));
  const found = mutualReceptions(rulersOf(places, modernRulers), rulersOf(places, traditionalRulers));
  expect(found.map(({ a, b, rulers: by }) => `${a} ${b} ${by}`)).toEqual(expected);
});

test("a chain of dispositors ends at the planet in its own sign", () => {
  const places = perPlanet((planet) => ({ sign: planet === "sun" ? ("Leo" as const) : ("Cancer" as const) }));
  const inCancer = dispositorsBy(rulersOf({ ...places, moon: { sign: "Leo" } }, modernRulers));
  expect(inCancer.final).toBe("sun");
  expect(inCancer.chains).toMatchObject({ sun: [], moon: ["sun"], pluto: ["moon", "sun"] });
});
