import { anglesOver } from "@cosmic/sky/angles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { houseOf, housesOver } from "../horizon/houses.ts";
import { interceptedSigns } from "../horizon/interception.ts";
import { planets } from "../names.ts";
import { evenly } from "../testing/evenly.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { houseSystemsOf } from "./house-systems.ts";

function systemsOver(latitudeDeg: number, meridianDeg: number) {
  const sky = { latitudeDeg, meridianDeg, obliquityDeg: 23.44 };
  const angles = anglesOver(sky);
  const houses = housesOver(sky, angles);
  const positions = perPlanet((planet) => ({ longitudeDeg: (planets.indexOf(planet) * 37.3 + 5) % 360 }));
  const own = perPlanet((planet) => houseOf(positions[planet].longitudeDeg, houses.cusps));
  return { positions, own, houses, angles, systems: houseSystemsOf({ positions, own, houses, angles }) };
}

test("whole signs are counted from the rising sign", () => {
  const { systems, angles, positions } = systemsOver(40, 100);
  for (const planet of planets) {
    const signs = Math.floor(positions[planet].longitudeDeg / 30) - Math.floor(angles.ascendantDeg / 30);
    expect(systems.wholeSign[planet]).toBe(((signs + 12) % 12) + 1);
  }
});

test("beyond the polar circles there is no Placidus, and the chart's own houses are Porphyry", () => {
  const { systems, own } = systemsOver(72, 10);
  expect(systems.placidus).toBeNull();
  expect(systems.porphyry).toEqual(own);
});

test("an intercepted sign holds no cusp and lies in one house from its first degree to its last", () => {
  const latitudes = evenly(-89, 89);
  fc.assert(
    fc.property(latitudes, evenly(0, 359), (latitudeDeg, meridianDeg) => {
      const { houses } = systemsOver(latitudeDeg, meridianDeg);
      const intercepted = interceptedSigns(houses.cusps);
      const held = new Set(houses.cusps.map((cusp) => Math.floor(cusp / 30)));
      expect(intercepted.length + held.size).toBe(12);
      for (const { sign, house } of intercepted) {
        const start = 30 * ["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio"].indexOf(sign);
        if (start >= 0)
          expect([houseOf(start, houses.cusps), houseOf(start + 29.999, houses.cusps)]).toEqual([house, house]);
      }
    }),
    { numRuns: 200 },
  );
});
