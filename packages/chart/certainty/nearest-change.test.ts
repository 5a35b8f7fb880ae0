import { siderealDegPerSecond } from "@cosmic/sky/angles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { diurnalArcs } from "../horizon/diurnal-arc.ts";
import { placidusPosition } from "../horizon/placidus.ts";
import { evenly } from "../testing/evenly.ts";
import { foreseen, houseChange } from "./nearest-change.ts";

const secondsPerDay = 86400;

test("what lies within the leeway is not foreseen, what lies outside is", () => {
  const change = { seconds: 100, leewaySeconds: 3, leewayShare: 0.01 };
  expect(foreseen(change, 90)).toBe(false);
  expect(foreseen(change, 97)).toBeNull();
  expect(foreseen(change, 103)).toBeNull();
  expect(foreseen(change, 110)).toBe(true);
});

test("up to 60° of latitude a planet as quick as the Moon changes its house as foreseen", () => {
  const planets = fc.record({
    latitudeDeg: evenly(-60, 60),
    longitudeDeg: evenly(0, 360),
    speedDegPerDay: evenly(-2, 15.4),
    meridianDeg: evenly(0, 360),
    seconds: fc.constantFrom(300, 900, 3600),
  });
  fc.assert(
    fc.property(planets, ({ latitudeDeg, longitudeDeg, speedDegPerDay, meridianDeg, seconds }) => {
      const arcOf = diurnalArcs({ latitudeDeg, obliquityDeg: 23.44 });
      const houseAfter = (after: number) => {
        const arc = arcOf(longitudeDeg + (speedDegPerDay * after) / secondsPerDay);
        return Math.floor(placidusPosition(arc, meridianDeg + after * siderealDegPerSecond));
      };
      const planet = { longitudeDeg, speedDegPerDay, latitudeDeg: 0, distanceAu: 1 };
      const said = foreseen(houseChange(planet, arcOf(longitudeDeg), meridianDeg), seconds);
      const isOther = houseAfter(-seconds) !== houseAfter(0) || houseAfter(seconds) !== houseAfter(0);
      expect([isOther, null]).toContain(said);
    }),
    { numRuns: 5000 },
  );
});
