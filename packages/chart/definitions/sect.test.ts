import { expect, test } from "vitest";
import { timedSky } from "../horizon/timed-sky.ts";
import type { Planet } from "../names.ts";
import { inSectOf } from "../strength/strength.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

// Sun, Jupiter, Saturn, and a Mercury that rises before the Sun, belong to the day; Moon, Venus, Mars, and Mercury
// otherwise, to the night; the outer three to neither.

const degreesEast: Readonly<Record<string, number>> = { west: 350, east: 10 };

test.each<[Planet, string, boolean | null, boolean | null]>([
  // Planet, Mercury's side of the Sun, in sect by day, by night.
  ["sun", "west", true, false],
  ["moon", "west", false, true],
  ["mercury", "west", true, false],
  ["mercury", "east", false, true],
  ["mercury", "at the longitude", false, true],
  ["venus", "west", false, true],
  ["mars", "west", false, true],
  ["jupiter", "west", true, false],
  ["saturn", "west", true, false],
  ["uranus", "west", null, null],
  ["neptune", "west", null, null],
  ["pluto", "west", null, null],
])("%s, Mercury %s of the Sun: by day %s, by night %s", (planet, side, byDay, byNight) => {
  for (const sunDeg of [5, 100, 200, 355]) {
    const mercury = { sunDeg, mercuryDeg: (sunDeg + (degreesEast[side] ?? 0)) % 360 };
    expect(inSectOf(planet, "day", mercury)).toBe(byDay);
    expect(inSectOf(planet, "night", mercury)).toBe(byNight);
    expect(inSectOf(planet, null, mercury)).toBeNull();
  }
});

test.each([
  // At the equator the Sun of an equinox is up for a quarter turn of the sky before and after its culmination.
  [0, 0, 269, "night"],
  [0, 0, 271, "day"],
  [0, 0, 0, "day"],
  [0, 0, 89, "day"],
  [0, 0, 91, "night"],
  [0, 0, 180, "night"],
  // At 50° north the longest day lasts 121.1° on either side: cos H = −tan 50° tan 23.44°.
  [50, 90, 328, "night"],
  [50, 90, 330, "day"],
  [50, 90, 210, "day"],
  [50, 90, 212, "night"],
  // Midsummer and midwinter beyond the polar circle, at its lowest and its highest.
  [80, 90, 270, "day"],
  [80, 270, 270, "night"],
  [-80, 270, 90, "day"],
] as const)("at latitude %d° the Sun at %d°, sidereal time %d°: %s", (latitudeDeg, sunDeg, meridianDeg, sect) => {
  const positions = perPlanet(() => ({ longitudeDeg: sunDeg, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 1 }));
  expect(timedSky({ meridianDeg, obliquityDeg: 23.44, latitudeDeg }, positions).sect).toBe(sect);
});
