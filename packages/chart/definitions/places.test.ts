import { anglesOver } from "@cosmic/sky/angles";
import { expect, test } from "vitest";
import { houseClassOf, houseOf, housesOver } from "../horizon/houses.ts";
import type { HouseClass, Sign } from "../names.ts";
import { calendarSign } from "../zodiac/calendar-signs.ts";
import { zodiacPoint } from "../zodiac/longitude.ts";
import { lots } from "../zodiac/lots.ts";
import { moonPhase } from "../zodiac/moon-phase.ts";

const second = 1 / 3600;

test.each([
  // Degrees and minutes are cut off, never rounded.
  ["0° Aries", 0, "0°00′ Aries"],
  ["a tenth of a second before Taurus", 30 - 0.1 * second, "29°59′ Aries"],
  ["0° Taurus", 30, "0°00′ Taurus"],
  ["59.9″ past a degree", 41 + 59.9 * second, "11°00′ Taurus"],
  ["30′ and 59″", 95.5 + 59 * second, "5°30′ Cancer"],
  ["the end of the circle", 360 - 0.1 * second, "29°59′ Pisces"],
])("%s is shown as %s", (_, longitudeDeg, shown) => {
  const { sign, degree, minute } = zodiacPoint(longitudeDeg);
  expect(`${degree}°${String(minute).padStart(2, "0")}′ ${sign}`).toBe(shown);
});

const phases = [
  ["new-moon", 0, 44.999],
  ["waxing-crescent", 45, 89.999],
  ["first-quarter", 90, 134.999],
  ["waxing-gibbous", 135, 179.999],
  ["full-moon", 180, 224.999],
  ["waning-gibbous", 225, 269.999],
  ["last-quarter", 270, 314.999],
  ["waning-crescent", 315, 359.999],
] as const;

test.each(phases)("%s while the Moon is %d° to %d° ahead of the Sun", (name, from, to) => {
  for (const sunDeg of [0, 128, 352]) {
    for (const ahead of [from, (from + to) / 2, to]) {
      const phase = moonPhase(sunDeg, (sunDeg + ahead) % 360);
      expect(phase.name).toBe(name);
      expect(phase.angle).toBeCloseTo(ahead, 9);
    }
  }
});

test.each([
  // Ascendant, Sun, Moon; Fortune and Spirit by day, by night.
  [100, 30, 80, 150, 50, 50, 150],
  [10, 200, 100, 270, 110, 110, 270],
  [350, 10, 40, 20, 320, 320, 20],
  [0, 90, 90, 0, 0, 0, 0],
])(
  "the lots of Ascendant %d°, Sun %d°, Moon %d°",
  (ascendant, sunDeg, moonDeg, ...[fortune, spirit, atNight, byNight]) => {
    expect(lots(ascendant, { sect: "day", sunDeg, moonDeg })).toEqual({ fortune, spirit });
    expect(lots(ascendant, { sect: "night", sunDeg, moonDeg })).toEqual({ fortune: atNight, spirit: byNight });
  },
);

test.each<[HouseClass, readonly number[]]>([
  ["angular", [1, 4, 7, 10]],
  ["succedent", [2, 5, 8, 11]],
  ["cadent", [3, 6, 9, 12]],
])("%s are the houses %o", (houseClass, houses) => {
  for (const house of houses) expect(houseClassOf(house)).toBe(houseClass);
});

/** Cusps of an Ascendant at 20° Pisces; houses 1 and 7 lie across 0° Aries and 0° Libra. */
const cusps = [350, 25, 55, 80, 105, 135, 170, 205, 235, 260, 285, 315];

test.each([
  // A body is in the house whose cusp it passed last; on a cusp, in the house that begins; five degrees before one is not.
  [350, 1],
  [349.999, 12],
  [0, 1],
  [24.999, 1],
  [25, 2],
  [54, 2],
  [55, 3],
  [79.999, 3],
  [80, 4],
  [105, 5],
  [135, 6],
  [169.999, 6],
  [170, 7],
  [180, 7],
  [205, 8],
  [235, 9],
  [259.999, 9],
  [260, 10],
  [285, 11],
  [315, 12],
])("at %d° a body is in house %d", (longitudeDeg, house) => {
  expect(houseOf(longitudeDeg, cusps)).toBe(house);
});

test.each([
  // Latitude, sidereal time; Midheaven, Ascendant. The Ascendant follows the Midheaven within 180° everywhere.
  [0, 0, 0, 90],
  [0, 90, 90, 180],
  [0, 180, 180, 270],
  [0, 270, 270, 0],
  [50, 90, 90, 180],
  [50, 270, 270, 0],
  [-50, 90, 90, 180],
  // tan Asc = cos θ / −(sin θ cos ε + tan φ sin ε) with tan 50° = 1.19175 and sin 23.44° = 0.39779.
  [50, 0, 0, 115.36],
  // Beyond the polar circle the Midheaven may lie below the horizon.
  [80, 270, 270, 0],
  [-80, 90, 90, 180],
])("at latitude %d°, sidereal time %d°: Midheaven %d°, Ascendant %d°", (latitudeDeg, meridianDeg, mc, asc) => {
  const { midheavenDeg, ascendantDeg } = anglesOver({ meridianDeg, latitudeDeg, obliquityDeg: 23.44 });
  const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
  expect(apart(midheavenDeg, mc)).toBeLessThan(1e-9);
  expect(apart(ascendantDeg, asc)).toBeLessThan(Number.isInteger(asc) ? 1e-9 : 0.005);
});

test.each([
  [0, "placidus"],
  [66, "placidus"],
  [-66, "placidus"],
  [67, "porphyry"],
  [-67, "porphyry"],
  [90, "porphyry"],
] as const)("at latitude %d° the houses are of %s", (latitudeDeg, system) => {
  const sky = { meridianDeg: 33, latitudeDeg, obliquityDeg: 23.44 };
  expect(housesOver(sky, anglesOver(sky)).system).toBe(system);
});

test.each<[sign: Sign, first: readonly [number, number], last: readonly [number, number]]>([
  // By the date alone, as newspapers print it: month and day of the first and of the last day.
  ["Aries", [3, 21], [4, 19]],
  ["Taurus", [4, 20], [5, 20]],
  ["Gemini", [5, 21], [6, 20]],
  ["Cancer", [6, 21], [7, 22]],
  ["Leo", [7, 23], [8, 22]],
  ["Virgo", [8, 23], [9, 22]],
  ["Libra", [9, 23], [10, 22]],
  ["Scorpio", [10, 23], [11, 21]],
  ["Sagittarius", [11, 22], [12, 21]],
  ["Capricorn", [12, 22], [1, 19]],
  ["Aquarius", [1, 20], [2, 18]],
  ["Pisces", [2, 19], [3, 20]],
])("calendars give %s the days from %o to %o", (sign, ...days) => {
  for (const [month, day] of days) expect(calendarSign({ month, day })).toBe(sign);
  expect(() => calendarSign({ month: 13, day: 1 })).toThrow(RangeError);
});
