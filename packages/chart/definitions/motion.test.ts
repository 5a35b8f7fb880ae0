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
