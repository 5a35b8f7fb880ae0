import { expect, test } from "vitest";
import type { Planet } from "../names.ts";
import { motionOf } from "../strength/motion.ts";

// Speed against the mean: retrograde below 0, stationary under 10 % either way, fast above 120 % and direct, slow under
// 80 % either way. The Sun and the Moon are never fast or slow.

const meanDegPerDay: readonly (readonly [Planet, number])[] = [
  ["sun", 0.9856],
  ["moon", 13.176],
  ["mercury", 0.986],
  ["venus", 0.986],
  ["mars", 0.524],
  ["jupiter", 0.0832],
  ["saturn", 0.0336],
  ["uranus", 0.0116],
  ["neptune", 0.006],
  ["pluto", 0.0043],
];

/** Per cent of the mean, and what the motion is called. */
const classes: readonly (readonly [percent: number, names: string])[] = [
  [150, "fast"],
  [120.1, "fast"],
  [119.9, ""],
  [100, ""],
  [80.1, ""],
  [79.9, "slow"],
  [10.1, "slow"],
  [9.9, "stationary slow"],
  [0, "stationary slow"],
  [-9.9, "retrograde stationary slow"],
  [-10.1, "retrograde slow"],
  [-79.9, "retrograde slow"],
  [-80.1, "retrograde"],
  [-119.9, "retrograde"],
  [-120.1, "retrograde"],
  [-150, "retrograde"],
];
const neverOfSunAndMoon = /fast|slow/g;
const words = (text: string) => text.split(" ").filter((word) => word !== "");

test.each(meanDegPerDay)("the motion of %s is judged by a mean of %d° a day", (planet, mean) => {
  const isLight = planet === "sun" || planet === "moon";
  for (const [percent, names] of classes) {
    const motion = motionOf(planet, (mean * percent) / 100);
    const found = (["retrograde", "stationary", "fast", "slow"] as const).filter((name) => motion[name]);
    expect(found, `${percent} %`).toEqual(words(isLight ? names.replace(neverOfSunAndMoon, "") : names));
  }
});

// At 10, 80 and 120 % exactly a planet is none of these: the definition says under and over.
const edges: readonly (readonly [share: number, names: string])[] = [
  [0.1, "slow"],
  [-0.1, "retrograde slow"],
  [0.8, ""],
  [-0.8, "retrograde"],
  [1.2, ""],
];

test.each(edges)("at %d of the mean exactly the motion is “%s”", (share, names) => {
  // Speeds whose quotient by the mean is the share to the last bit.
  const exact = meanDegPerDay.filter(
    ([planet, mean]) => planet !== "sun" && planet !== "moon" && (mean * share) / mean === share,
  );
  expect(exact.length).toBeGreaterThan(0);
  for (const [planet, mean] of exact) {
    const motion = motionOf(planet, mean * share);
    const found = (["retrograde", "stationary", "fast", "slow"] as const).filter((name) => motion[name]);
    expect([planet, ...found]).toEqual([planet, ...words(names)]);
  }
});
