import { siderealDegPerSecond } from "@cosmic/sky/angles";
import { expect, test } from "vitest";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { bornUnder, turningSky } from "../../testing/turning-sky.ts";

// The signs of the day of birth, read on the local clock and truncated to the minute.

/** At the equator 0° Cancer rises at sidereal time 0°: here 10.5 minutes after midnight. */
const sky = turningSky({
  siderealDeg: 360 - 10.5 * 60 * siderealDegPerSecond,
  // 14.4° a day are a degree in 100 minutes: the Moon enters Taurus half a minute after 5:00.
  longitudes: { moon: 27 - 0.005 },
  speeds: { moon: 14.4 },
});

test.each(["00:00", "00:08", "09:30", "23:59", null])("born at %s, the windows of the day are the same", (time) => {
  const { risingSigns, moonSigns, sunSigns } = factsWithoutCycles(bornUnder(sky, time));
  expect(risingSigns[0]).toEqual({ from: "00:00", to: "00:10", sign: "Gemini" });
  expect(risingSigns[1]).toMatchObject({ from: "00:10", sign: "Cancer" });
  // A sidereal day is shorter than a civil day by four minutes: 0° Cancer rises again at 24:06, too late.
  expect(risingSigns.at(-1)).toMatchObject({ to: "24:00", sign: "Gemini" });
  expect(risingSigns).toHaveLength(13);
  expect(moonSigns).toEqual([
    { from: "00:00", to: "05:00", sign: "Aries" },
    { from: "05:00", to: "24:00", sign: "Taurus" },
  ]);
  expect(sunSigns).toEqual([{ from: "00:00", to: "24:00", sign: "Capricorn" }]);
});

test("an hour east of Greenwich the day begins an hour earlier, and its clock is an hour ahead", () => {
  const { risingSigns, moonSigns } = factsWithoutCycles(bornUnder(sky, "09:30", { offsetSeconds: 3600 }));
  expect(risingSigns[0]).toEqual({ from: "00:00", to: "01:10", sign: "Gemini" });
  expect(moonSigns[0]).toEqual({ from: "00:00", to: "06:00", sign: "Aries" });
});

test("a Sun that changes its sign at noon has both signs that day", () => {
  // Half a degree before Aquarius at midnight, less half a minute of time.
  const changing = turningSky({ longitudes: { sun: 299.5 - 0.5 / 1440 }, speeds: { sun: 1 } });
  expect(factsWithoutCycles(bornUnder(changing, "09:30")).sunSigns).toEqual([
    { from: "00:00", to: "12:00", sign: "Capricorn" },
    { from: "12:00", to: "24:00", sign: "Aquarius" },
  ]);
});

test("of the other planets those that change sign that day have their minute, and no light is among them", () => {
  // Half a degree before Aquarius at midnight, less half a minute of time; Venus leaves it backward six hours earlier.
  const changing = turningSky({
    longitudes: { sun: 299.5 - 0.5 / 1440, moon: 299, mercury: 299.5 - 0.5 / 1440, venus: 300.25 + 0.5 / 1440 },
    speeds: { sun: 1, moon: 13, mercury: 1, venus: -1 },
  });
  expect(factsWithoutCycles(bornUnder(changing, "09:30")).signChanges).toEqual({
    mercury: [
      { from: "00:00", to: "12:00", sign: "Capricorn" },
      { from: "12:00", to: "24:00", sign: "Aquarius" },
    ],
    venus: [
      { from: "00:00", to: "06:00", sign: "Aquarius" },
      { from: "06:00", to: "24:00", sign: "Capricorn" },
    ],
  });
});
