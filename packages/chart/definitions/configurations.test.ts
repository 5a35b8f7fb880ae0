import { expect, test } from "vitest";
import { type HouseClass, type Planet, planets } from "../names.ts";
import { findPatterns } from "../patterns/patterns.ts";
import { calculationAspects, ruleAspects } from "../zodiac/aspects.ts";
import { signAt } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

type Places = Partial<Record<Planet, number>>;

/** Aspect patterns of the planets given; the others are there, but take part in nothing. */
function found(places: Places, houseClass: HouseClass | null = null): readonly string[] {
  const placed = perPlanet((planet) => {
    const longitude = places[planet] ?? planets.indexOf(planet) * 36;
    return { longitude, speed: 0, sign: signAt(longitude), house: null, houseClass };
  });
  const among = ({ a, b }: { readonly a: string; readonly b: string }) => a in places && b in places;
  const aspects = calculationAspects(placed).filter(among);
  return findPatterns({ placed, aspects, ruleAspects: ruleAspects(placed).filter(among) })
    .filter(({ type }) => type !== "stellium")
    .map(({ type, planets: members, apex }) => `${type} ${members.join("+")}${apex ? ` apex ${apex}` : ""}`);
}

const tSquare = "t-square mars+jupiter+saturn apex saturn";
const trine = "grand-trine mars+jupiter+saturn";
const yod = "yod mars+jupiter+saturn apex saturn";

test.each<[string, Places, HouseClass | null, readonly string[]]>([
  // T-square: an opposition, and both ends square a third; by rule orbs of 8° and 6°, a degree less away from the angles.
  ["exact", { mars: 0, jupiter: 180, saturn: 90 }, null, [tSquare]],
  ["opposition of 8°", { mars: 0, jupiter: 172, saturn: 86 }, null, [tSquare]],
  ["opposition of 8.1°", { mars: 0, jupiter: 171.9, saturn: 86 }, null, []],
  ["squares of 6°", { mars: 0, jupiter: 180, saturn: 84 }, null, [tSquare]],
  ["squares of 6.1°", { mars: 0, jupiter: 180, saturn: 83.9 }, null, []],
  ["squares of 6°, angular", { mars: 0, jupiter: 180, saturn: 84 }, "angular", [tSquare]],
  // By calculation orbs these would be squares.
  ["squares of 5.5°, cadent", { mars: 0, jupiter: 180, saturn: 84.5 }, "cadent", []],
  ["squares of 5°, cadent", { mars: 0, jupiter: 180, saturn: 85 }, "cadent", [tSquare]],
  ["opposition of 7.5°, succedent", { mars: 0, jupiter: 172.5, saturn: 86 }, "succedent", []],
  ["squares of 8° to the Moon", { mars: 0, jupiter: 180, moon: 82 }, null, ["t-square moon+mars+jupiter apex moon"]],
  ["one square only", { mars: 0, jupiter: 180, saturn: 120 }, null, []],
  ["squares without an opposition", { mars: 0, jupiter: 90, saturn: 95 }, null, []],
  // Grand trine: three mutual trines of 7°, wider than the calculation orb.
  ["exact trines", { mars: 0, jupiter: 120, saturn: 240 }, null, [trine]],
  ["a trine of 7°", { mars: 0, jupiter: 127, saturn: 247 }, null, [trine]],
  ["a trine of 7.1°", { mars: 0, jupiter: 127.1, saturn: 247 }, null, []],
  ["a trine of 6.5°, cadent", { mars: 0, jupiter: 126.5, saturn: 246 }, "cadent", []],
  ["two trines", { mars: 0, jupiter: 120, saturn: 235 - 20 }, null, []],
  // Kite: a fourth opposite one and sextile the other two.
  [
    "a kite",
    { mars: 0, jupiter: 120, saturn: 240, uranus: 180 },
    null,
    [trine, "kite mars+jupiter+saturn+uranus apex uranus"],
  ],
  ["a kite's sextile of 5.1°", { mars: 0, jupiter: 120, saturn: 240, uranus: 185.1 }, null, [trine]],
  // Grand cross: two oppositions and four squares, and no T-square within.
  ["a cross", { mars: 0, jupiter: 90, saturn: 180, uranus: 270 }, null, ["grand-cross mars+jupiter+saturn+uranus"]],
  [
    "a cross with a square of 6.1°",
    { mars: 0, jupiter: 90, saturn: 180, uranus: 276.1 },
    null,
    ["t-square mars+jupiter+saturn apex jupiter"],
  ],
  // Mystic rectangle: two oppositions, two trines, two sextiles.
  [
    "a rectangle",
    { mars: 0, jupiter: 60, saturn: 180, uranus: 240 },
    null,
    ["mystic-rectangle mars+jupiter+saturn+uranus"],
  ],
  // The oppositions are 7° wide, so that one of the two trines is 11° short.
  ["a rectangle with one trine", { mars: 0, jupiter: 64, saturn: 187, uranus: 251 }, null, []],
  [
    "a cross, and an opposition apart from it",
    { sun: 0, mercury: 90, mars: 180, jupiter: 270, uranus: 45, neptune: 225 },
    null,
    ["grand-cross sun+mercury+mars+jupiter"],
  ],
  ["a rectangle with a sextile of 5.1°", { mars: 0, jupiter: 65.1, saturn: 180, uranus: 240 }, null, []],
  // Yod: a sextile by the rule orb, both ends quincunx a third within 3°, whatever the planets and houses.
  ["an exact yod", { mars: 0, jupiter: 60, saturn: 210 }, null, [yod]],
  ["quincunxes of 3°", { mars: 0, jupiter: 60, saturn: 213 }, null, [yod]],
  ["a quincunx of 3.1°", { mars: 0, jupiter: 60, saturn: 213.1 }, null, []],
  ["quincunxes of 3°, cadent", { mars: 0, jupiter: 60, saturn: 213 }, "cadent", [yod]],
  ["a quincunx of 3.1° to the Sun", { mars: 0, jupiter: 60, sun: 213.1 }, null, []],
  ["a sextile of 5°", { mars: 0, jupiter: 65, saturn: 212.5 }, null, [yod]],
  ["a sextile of 5.1°", { mars: 0, jupiter: 65.1, saturn: 212.5 }, null, []],
  ["a sextile of 4.5°, cadent", { mars: 0, jupiter: 64.5, saturn: 212.2 }, "cadent", []],
  // Only quincunxes make a yod's legs: not trines, sextiles, squares or oppositions.
  ["a sextile and two trines", { mars: 0, jupiter: 60, saturn: 120 }, null, []],
  ["a sextile, a square and a quincunx", { mars: 0, jupiter: 60, saturn: 150 }, null, []],
  ["a sextile, an opposition and a trine", { mars: 0, jupiter: 60, saturn: 180 }, null, []],
  ["a sextile and two conjunctions' width", { mars: 0, jupiter: 56, saturn: 4 }, null, []],
])("%s", (_, places, houseClass, expected) => {
  expect(found(places, houseClass)).toEqual(expected);
});

test.each([
  // Three or more in one sign or one house: longitudes and houses of Sun to Venus.
  ["three in a sign", [0, 15, 29.9, 31], [1, 2, 3, 4], ["Aries sun+moon+mercury"]],
  ["three in a house", [29, 31, 61, 91], [2, 2, 2, 3], ["2 sun+moon+mercury"]],
  ["both", [0, 1, 2, 3], [7, 7, 7, 7], ["Aries sun+moon+mercury+venus", "7 sun+moon+mercury+venus"]],
  ["two and two", [0, 1, 30, 31], [1, 1, 2, 2], []],
] as const)("a stellium: %s", (_, longitudes, houses, expected) => {
  const placed = perPlanet((planet) => {
    const index = planets.indexOf(planet);
    // The six others stand in six signs and houses of their own.
    const longitude = longitudes[index] ?? 120 + (index - 4) * 30;
    return { sign: signAt(longitude), house: houses[index] ?? [8, 9, 10, 11, 12, 5][index - 4] ?? null };
  });
  const stelliums = findPatterns({ placed, aspects: [], ruleAspects: [] });
  expect(stelliums.map(({ sign, house, planets: members }) => `${sign ?? house} ${members.join("+")}`)).toEqual(
    expected,
  );
});

test("three or four planets that share an element or a modality name it, others do not", () => {
  const of = (places: Places) => {
    const placed = perPlanet((planet) => {
      const longitude = places[planet] ?? planets.indexOf(planet) * 36;
      return { longitude, speed: 0, sign: signAt(longitude), house: null, houseClass: null };
    });
    const among = ({ a, b }: { readonly a: string; readonly b: string }) => a in places && b in places;
    const [first] = findPatterns({ placed, aspects: [], ruleAspects: ruleAspects(placed).filter(among) }).filter(
      ({ type }) => type !== "stellium",
    );
    return first;
  };
  expect(of({ mars: 1, jupiter: 121, saturn: 241 })).toHaveProperty("element", "Fire");
  expect(of({ mars: 1, jupiter: 119, saturn: 241 })).not.toHaveProperty("element");
  expect(of({ mars: 1, jupiter: 181, saturn: 91 })).toHaveProperty("modality", "Cardinal");
  expect(of({ mars: 1, jupiter: 179, saturn: 91 })).not.toHaveProperty("modality");
});
