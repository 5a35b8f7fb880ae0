import { type Body, bodies } from "@cosmic/sky/sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { goldenAngles, ownGolden, sharedGolden } from "../../golden-sky/golden-set.ts";
import { angleErrors, settingPoints } from "./angle-errors.ts";
import { displayedMinutes } from "./displayed-minutes.ts";
import { placeErrors } from "./errors.ts";

const sky = skyFromDisk();
/** The largest error we promise for every longitude and latitude, arc-seconds. */
const promised = (body: Body) => (body === "trueNode" || body === "chiron" ? 0.05 : 0.005);
/** Behind the Sun's disk, light bending depends on a model of the Sun's interior. */
const promisedBehindSun = 4;
const promisedAngle = 0.02;

const sets = {
  "2,000 random moments": ownGolden("positions"),
  "both sides of every decade's edge": ownGolden("edges"),
  "2100 to 2120": ownGolden("later"),
  "400 hard moments": sharedGolden(),
};

for (const [name, { places }] of Object.entries(sets)) {
  test(`${name}: every place keeps its promise`, () => {
    const errors = placeErrors(sky, places);
    // No independent source has Chiron's position after 2100.
    const told = bodies.filter((body) => name !== "2100 to 2120" || body !== "chiron");
    expect(new Set(errors.map(({ place }) => place.body))).toEqual(new Set(told));
    const broken = errors.filter(({ place, longitude, latitude }) => {
      const limit = place.behindSun ? promisedBehindSun : promised(place.body);
      return longitude > limit || (latitude ?? 0) > limit;
    });
    expect(broken).toEqual([]);
  });
}

test("no printed minute is wrong where a minute can be told", () => {
  const counted = displayedMinutes(sky, sets["2,000 random moments"].places);
  expect(counted.placements).toBeGreaterThan(23_900);
  expect(counted.wrong).toBe(0);
});

test("angles and cusps stand within 0.02″ at every latitude, and the Ascendant rises", () => {
  for (const [angle, { max }] of angleErrors(sky, goldenAngles()))
    expect([angle, max < promisedAngle]).toEqual([angle, true]);
  expect(settingPoints(sky, goldenAngles())).toBe(0);
});
