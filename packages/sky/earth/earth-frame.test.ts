import { expect, test } from "vitest";
import { eclipticOfDate, equationOfTheEquinoxesDeg, greenwichMeanSiderealTimeDeg } from "./earth-frame.ts";

/**
 * UT1 day and fraction, TT − UT1 in seconds, nutation in longitude and apparent sidereal time in degrees: ERFA 2.0
 * (2006/2000A).
 */
const golden = [
  [2450826.5, 0.302630393, 62.987, -0.001093567192, 221.517216623],
  [2456339.5, 0.35555685, 66.9619, 0.004102787867, 274.501600102],
  [2432946.5, 0.299727452, 28.7457, -0.001874124661, 237.093809053],
  [2435224.5, 0.293295446, 31.1591, 0.004523009681, 320.082487656],
  [2435660.5, 0.973933157, 31.5195, 0.00458007253, 275.52523153],
  [2454650.5, 0.40323925, 65.6292, 0.003179808883, 66.955013376],
  [2451232.5, 0.462553507, 63.5265, -0.002744591417, 319.418480646],
  [2457398.5, 0.372003446, 68.1217, -0.000127617896, 244.235266393],
  [2450736.5, 0.383159183, 62.823, -0.001351308161, 161.878454734],
] as const;

const arcsecondsBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) * 3600;

test("apparent sidereal time keeps to ERFA within 0.0001″, given the nutation", () => {
  for (const [day, fraction, deltaTSeconds, nutationDeg, expected] of golden) {
    const jdTt = day + fraction + deltaTSeconds / 86400;
    const mean = greenwichMeanSiderealTimeDeg([day, fraction], jdTt);
    const apparent = mean + equationOfTheEquinoxesDeg(jdTt, nutationDeg, eclipticOfDate(jdTt).meanObliquity);
    expect(arcsecondsBetween(apparent, expected), String(day)).toBeLessThan(0.0001);
  }
});

test("sidereal time keeps within the circle and does not care how UT1 is split", () => {
  for (let day = 2415020.5; day < 2495373; day += 997) {
    const whole = greenwichMeanSiderealTimeDeg([day, 0.75], day + 0.75);
    const split = greenwichMeanSiderealTimeDeg([day + 0.5, 0.25], day + 0.75);
    expect(whole).toBeGreaterThanOrEqual(0);
    expect(whole).toBeLessThan(360);
    expect(arcsecondsBetween(whole, split)).toBeLessThan(1e-7);
  }
});

test("the rates are the slopes of the angles", () => {
  const span = 20;
  for (const jd of [2415020.5, 2440000, 2451545, 2488000]) {
    const [before, now, after] = [eclipticOfDate(jd - span), eclipticOfDate(jd), eclipticOfDate(jd + span)];
    for (const name of ["gamma", "phi", "psi", "meanObliquity"] as const) {
      const slope = (after[name] - before[name]) / (2 * span);
      expect(Math.abs(now[`${name}Rate`] - slope), `${name} at ${jd}`).toBeLessThan(2e-16);
    }
  }
});
