import { expect, test } from "vitest";
import { lunarElements, meanNodeRad } from "./lunar-elements.ts";

const change = (later: number, earlier: number) => ((later - earlier + 540) % 360) - 180;

test("at J2000 the mean node stands at 125.0445°, the perigee's opposite at 263.35°", () => {
  const { nodeDeg, apogeeDeg } = lunarElements(2451545);
  expect(nodeDeg).toBeCloseTo(450160.398036 / 3600, 9);
  expect((meanNodeRad(2451545) * 180) / Math.PI).toBeCloseTo(nodeDeg, 9);
  // Simon et al. 1994: mean longitude of the perigee 83.3532°; projecting it onto the ecliptic moves it less than
  // 0.12°.
  expect(Math.abs(change(apogeeDeg, 263.3532))).toBeLessThan(0.12);
});

test("the rates are the slopes of the angles", () => {
  const span = 0.5;
  for (let jd = 2415021; jd < 2488000; jd += 733.3) {
    const [before, now, after] = [lunarElements(jd - span), lunarElements(jd), lunarElements(jd + span)];
    expect(now.nodeDegPerDay).toBeCloseTo(change(after.nodeDeg, before.nodeDeg) / (2 * span), 8);
    expect(now.apogeeDegPerDay).toBeCloseTo(change(after.apogeeDeg, before.apogeeDeg) / (2 * span), 7);
  }
});

test("the apogee leaves the ecliptic by the tilt of the orbit and no more", () => {
  let widest = 0;
  for (let jd = 2441317.5; jd < 2441317.5 + 3300; jd += 1) {
    widest = Math.max(widest, Math.abs(lunarElements(jd).apogeeLatitudeDeg));
  }
  expect(widest).toBeCloseTo(5.145396, 4);
});
