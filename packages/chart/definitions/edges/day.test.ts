import { expect, test } from "vitest";
import { dayCertainties } from "../../edges/day-certainties.ts";
import { neverCrossing } from "../../edges/never-crossing.ts";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { bornUnder, type TurningSky, turningSky } from "../../testing/turning-sky.ts";

// What holds all day without a birth time, and what neither rises nor sets: docs/chart.md, "Time tolerance".

function dayUnder(sky: TurningSky) {
  const at = bornUnder(turningSky(sky), null);
  const day = dayCertainties(at, factsWithoutCycles(at));
  if (day === null) throw new Error("a birth without a time has a day");
  return day;
}

test("where nothing moves every fact holds and none is open", () => {
  const { held, open, moonSigns, phase } = dayUnder({});
  expect([open, moonSigns, phase]).toEqual([[], ["Capricorn"], "new-moon"]);
  expect(held.has("moon.sign")).toBe(true);
});

test("a Moon that enters Aquarius at 2:00 leaves open what its sign decides", () => {
  // 12° a day from 299° at midnight: 300° after two hours, 305° at noon.
  const { held, open, moonSigns, phase } = dayUnder({ longitudes: { moon: 299 }, speeds: { moon: 12 } });
  expect(moonSigns).toEqual(["Capricorn", "Aquarius"]);
  // A Moon in Capricorn is in detriment, in Aquarius neutral.
  expect(open).toEqual(
    expect.arrayContaining(["moon.sign", "moon.dignity", "moon.score", "elements.earth", "elements.air"]),
  );
  expect(open.filter((id) => held.has(id) || id.startsWith("sun"))).toEqual([]);
  expect([...held]).toEqual(expect.arrayContaining(["sun.sign", "elements.fire", "moon-phase"]));
  // 19° to 31° past the Sun at 280°.
  expect(phase).toBe("new-moon");
});

test("a phase that ends that day is not certain", () => {
  // 45° past the Sun at 18:00.
  expect(dayUnder({ longitudes: { moon: 316 }, speeds: { moon: 12 } }).phase).toBeNull();
});

function neverUnder(latitude: number, sky: TurningSky) {
  return neverCrossing(bornUnder(turningSky(sky), null, { latitude }));
}
/** All planets at 0° Aries, on the equator, but those given. */
const onEquator = {
  ...{ sun: 0, moon: 0, mercury: 0, venus: 0, mars: 0 },
  ...{ jupiter: 0, saturn: 0, uranus: 0, neptune: 0, pluto: 0 },
};

test("a planet farther from the equator than 90° less the latitude neither rises nor sets", () => {
  // 0° Cancer lies 23.5° north, the obliquity, 0° Capricorn as far south.
  const solstices = { longitudes: { ...onEquator, sun: 90, saturn: 270 } };
  const [sun, saturn] = [["sun"], ["saturn"]];
  expect(neverUnder(66.6, solstices)).toEqual({ alwaysUp: sun, alwaysDown: saturn, sectSeparates: false });
  expect(neverUnder(66.4, solstices)).toEqual({ alwaysUp: [], alwaysDown: [], sectSeparates: true });
  expect(neverUnder(-66.6, solstices)).toEqual({ alwaysUp: saturn, alwaysDown: sun, sectSeparates: false });
  expect(neverUnder(0, solstices)).toEqual({ alwaysUp: [], alwaysDown: [], sectSeparates: true });
});

test("what stands on the equator rises and sets even where the horizon is the equator", () => {
  expect(neverUnder(90, { longitudes: onEquator })).toEqual({ alwaysUp: [], alwaysDown: [], sectSeparates: true });
});

test("a Moon that is far enough north for a part of the day only rises and sets", () => {
  // Within 70° of latitude the bound is 20°; 52° to 66° of longitude lie 18.3° to 21.4° north.
  const moving = { longitudes: { ...onEquator, moon: 52 }, speeds: { moon: 14 } };
  expect(neverUnder(70, moving).alwaysUp).toEqual([]);
  expect(neverUnder(70, { longitudes: { ...onEquator, moon: 66 } }).alwaysUp).toEqual(["moon"]);
  expect(neverUnder(70, { longitudes: { ...onEquator, moon: 52 } }).alwaysUp).toEqual([]);
});
