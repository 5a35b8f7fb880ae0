import { expect, test } from "vitest";
import { planets } from "../names.ts";
import { zodiacPoint } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { ayanamsaDeg } from "./lahiri.ts";
import { siderealFacts } from "./sidereal-facts.ts";

const arcsecond = 1 / 3600;
const j2000 = 2_451_545;
/** Mean node at J2000.0: Meeus, Astronomical Algorithms, 47.7. */
const meanNodeDeg = 125.04455;

test("the ayanamsa of apparent longitudes is the mean one plus nutation", () => {
  // 23°51′25.532″ at J2000.0; nutation is what the apparent node is ahead of the mean one.
  const mean = 23 + 51 / 60 + 25.532 * arcsecond;
  for (const nutation of [0, 17, -17])
    expect(ayanamsaDeg(j2000, meanNodeDeg + nutation * arcsecond)).toBeCloseTo(mean + nutation * arcsecond, 4);
  // A century later: 1.3972° of precession more, and the mean node at 350.9103°.
  expect(ayanamsaDeg(j2000 + 36_525, 350.9103 + 10 * arcsecond)).toBeCloseTo(mean + 1.3972 + 10 * arcsecond, 3);
});

test("sidereal places are the tropical ones less the ayanamsa; no Ascendant without a birth time", () => {
  const tropical = { planets: perPlanet((planet) => zodiacPoint(10 + 30 * planets.indexOf(planet))), meanNodeDeg };
  const timed = siderealFacts(j2000, { ...tropical, ascendantDeg: 100 });
  expect(timed.ayanamsa).toBeCloseTo(23.857, 3);
  // 10° Aries less 23°51′26″ is 16°08′34″ Pisces.
  expect(timed.planets.sun).toMatchObject({ sign: "Pisces", degree: 16, minute: 8 });
  expect(timed.planets.moon).toMatchObject({ sign: "Aries", degree: 16, minute: 8 });
  expect(timed.ascendant).toMatchObject({ sign: "Gemini", degree: 16, minute: 8 });
  expect(siderealFacts(j2000, { ...tropical, ascendantDeg: null })).toEqual({ ...timed, ascendant: null });
});
