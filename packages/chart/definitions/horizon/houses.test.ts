import { anglesOver } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { expect, test } from "vitest";
import { diurnalArcs } from "../../horizon/diurnal-arc.ts";
import { houseRing } from "../../horizon/house-ring.ts";
import { houseClassOf, houseOf, housesOver, planetHouses, porphyryCusps } from "../../horizon/houses.ts";
import { interceptedSigns } from "../../horizon/interception.ts";
import { placidusCusps, placidusPosition } from "../../horizon/placidus.ts";
import { planets } from "../../names.ts";
import { shorterWay } from "../../zodiac/longitude.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// Definitions, house of a body: the house whose cusp it has passed; exactly on a cusp, the one that begins there.

const evenCusps = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

test("the cusps of houses 4 to 9 are opposite those of 10 to 3", () => {
  expect(houseRing([10, 41, 72, 100, 130, 161])).toEqual([100, 130, 161, 190, 221, 252, 280, 310, 341, 10, 41, 72]);
});

test("Porphyry divides each quadrant in three", () => {
  // From the Midheaven to the Ascendant 120 degrees, from there to the lower meridian 60.
  const cusps = porphyryCusps({ midheavenDeg: 300, ascendantDeg: 60 });
  expect(cusps).toEqual([60, 80, 100, 120, 160, 200, 240, 260, 280, 300, 340, 20]);
});

test("a body is in the house whose cusp it has passed, on a cusp in the one that begins there", () => {
  for (const [longitudeDeg, house] of [
    [0, 1],
    [29.999, 1],
    [30, 2],
    [200, 7],
    [359.999, 12],
  ] as const) {
    expect(houseOf(longitudeDeg, evenCusps)).toBe(house);
    // The same, with the first house from 25° Pisces.
    const turned = evenCusps.map((cusp) => normalizeDegrees(cusp + 355));
    expect(houseOf(normalizeDegrees(longitudeDeg + 355), turned)).toBe(house);
  }
});

test("each planet has its own house", () => {
  const at = perPlanet((planet) => ({ longitudeDeg: 31 * planets.indexOf(planet) }));
  expect(Object.values(planetHouses(at, evenCusps))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("at a pole with the Ascendant on the Midheaven a body is in the one house of theirs that has any width", () => {
  const cusps = porphyryCusps({ midheavenDeg: 180, ascendantDeg: 180 });
  expect(cusps).toEqual([180, 240, 300, 0, 0, 0, 0, 60, 120, 180, 180, 180]);
  for (const [longitudeDeg, house] of [
    [180, 1],
    [200, 1],
    [240, 2],
    [0, 7],
    [10, 7],
    [179, 9],
  ] as const) {
    expect(houseOf(longitudeDeg, cusps)).toBe(house);
  }
});

test("houses 1, 4, 7 and 10 are angular, those after them succedent, the others cadent", () => {
  const classes = evenCusps.map((_, i) => houseClassOf(i + 1));
  const quadrant = ["angular", "succedent", "cadent"];
  expect(classes).toEqual([...quadrant, ...quadrant, ...quadrant, ...quadrant]);
});

test("a sign without a cusp is intercepted in the house that holds all of it; a cusp at 0° is of the sign that begins", () => {
  expect(interceptedSigns(evenCusps)).toEqual([]);
  expect(interceptedSigns([20, 40, 100, 130, 150, 170, 200, 220, 280, 310, 330, 350])).toEqual([
    { sign: "Gemini", house: 2 },
    { sign: "Sagittarius", house: 8 },
  ]);
});

test("up to the polar circles a Placidus cusp divides the semi-arc of its own degree, to a ten-millionth of a degree", () => {
  const obliquityDeg = 23.5;
  for (const latitudeDeg of [-66.49, -66, -40, 0, 30, 60, 66, 66.4, 66.49]) {
    const arcOf = diurnalArcs({ latitudeDeg, obliquityDeg });
    for (let meridianDeg = 0.25; meridianDeg < 360; meridianDeg += 7.5) {
      const sky = { meridianDeg, latitudeDeg, obliquityDeg };
      const cusps = placidusCusps(sky, anglesOver(sky)) ?? [];
      for (const [house, share] of [
        [11, 1 / 3],
        [12, 2 / 3],
        [9, -1 / 3],
        [8, -2 / 3],
      ] as const) {
        const { rightAscensionDeg, semiArcDeg } = arcOf(cusps[house - 1] ?? Number.NaN);
        const off = shorterWay(meridianDeg, rightAscensionDeg) - share * semiArcDeg;
        expect(Math.abs(off), `house ${house} at ${latitudeDeg}, ${meridianDeg}`).toBeLessThan(1e-7);
      }
    }
  }
});

test("Placidus does not exist at a polar circle nor beyond", () => {
  for (const latitudeDeg of [66.5, -66.5, 70, -90]) {
    const sky = { meridianDeg: 10, latitudeDeg, obliquityDeg: 23.5 };
    expect(placidusCusps(sky, anglesOver(sky))).toBeNull();
    expect(housesOver(sky, anglesOver(sky))).toEqual({ system: "porphyry", cusps: porphyryCusps(anglesOver(sky)) });
  }
  const within = { meridianDeg: 10, latitudeDeg: 66.4, obliquityDeg: 23.5 };
  const cusps = placidusCusps(within, anglesOver(within));
  expect(housesOver(within, anglesOver(within))).toEqual({ system: "placidus", cusps });
});

test("a degree that has covered a share of its semi-arcs stands so far between the angles, from 0 to just below 12", () => {
  for (const [rightAscensionDeg, semiArcDeg, position] of [
    [0, 90, 9],
    [180, 90, 3],
    [90, 90, 0],
    [270, 90, 6],
    // Just risen: no rounding makes a thirteenth house of it.
    [90 - 2 ** -46, 90, 0],
    [60, 120, 10.5],
    [300, 120, 7.5],
    [150, 120, 1.5],
    [210, 120, 4.5],
  ] as const) {
    expect(placidusPosition({ rightAscensionDeg, semiArcDeg }, 0)).toBe(position);
  }
});
