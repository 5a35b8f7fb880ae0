import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { type FragileState, planets } from "../../names.ts";
import { certainSky } from "../../spine/spine-input.ts";
import { aspect, bareSkies } from "../../testing/bare-sky.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// What a spine may rely on without a birth time and near a boundary: the second edition's design, section 1.

const { bareSky, placed } = bareSkies({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });

test("without a time an aspect of the Moon counts by its widest orb of the day, and a sign that holds from end to end", () => {
  const { facts } = bareSky();
  const ruleAspects = [
    aspect("sun", "trine", "moon", 1),
    aspect("sun", "sextile", "saturn", 2),
    aspect("moon", "square", "venus", 0.5),
  ];
  const ends = (moonAt: readonly [number, number], sunAt = 0) => {
    const at = (moon: number) => ({ ...perPlanet(() => 200), sun: sunAt, moon, saturn: 62 });
    return [at(moonAt[0]), at(moonAt[1])] as const;
  };
  const signs = placed({ sun: { sign: "Aries" }, moon: { sign: "Cancer" } });
  const sky = certainSky({
    facts: { ...facts, planets: signs, ruleAspects, aspects: ruleAspects },
    dayEnds: ends([116, 123]),
  });
  const kept = sky.aspects.map(({ a, type, b, orb, exact, tight }) => [`${a} ${type} ${b}`, orb, exact, tight]);
  expect(kept).toEqual([
    ["sun trine moon", 4, false, false],
    ["sun sextile saturn", 2, false, true],
  ]);
  const orbsOf = (moonAt: readonly [number, number]) =>
    certainSky({ facts: { ...facts, ruleAspects }, dayEnds: ends(moonAt) }).aspects.map(({ exact, tight }) => [
      exact,
      tight,
    ])[0];
  expect([orbsOf([119.5, 120.5]), orbsOf([119, 121]), orbsOf([117.5, 122.5]), orbsOf([117, 123])]).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect(
    certainSky({
      facts: { ...facts, ruleAspects: [aspect("sun", "trine", "moon", 0.2)] },
      dayEnds: ends([119.5, 120.5]),
    }).aspects[0]?.exact,
  ).toBe(true);
  expect(sky.closeAspects.map(({ orb }) => orb)).toEqual([4, 2]);
  expect([sky.holdsSign.moon, sky.holdsSign.sun]).toEqual([false, true]);
  expect(certainSky({ facts: { ...facts, planets: signs }, dayEnds: ends([116, 119]) }).holdsSign.moon).toBe(true);
  expect(planets.every((planet) => certainSky({ facts, dayEnds: null }).holdsSign[planet])).toBe(true);
});

test("a time within five minutes of a change leaves the ruler, a house or the sect uncertain", () => {
  const { facts } = bareSky();
  const fragile = (...names: readonly FragileState[]) =>
    certainSky({
      facts: { ...facts, chartRuler: "mars", tolerance: { ...facts.tolerance, "5": names } },
      dayEnds: null,
    });
  expect([fragile().chartRuler, fragile("rising-sign").chartRuler]).toEqual(["mars", null]);
  expect([fragile().isSectFragile, fragile("sect").isSectFragile]).toEqual([false, true]);
  const moonsHouse = fragile("house-of-moon");
  expect([moonsHouse.isHouseFragile("moon"), moonsHouse.isHouseFragile("sun")]).toEqual([true, false]);
});

test("the phase of the Moon holds when it is the same at both ends of the day", () => {
  const { facts } = bareSky();
  const at = (moon: number) => ({ ...perPlanet(() => 200), sun: 0, moon });
  const holds = (from: number, to: number) =>
    certainSky({
      facts: { ...facts, moonPhase: { ...facts.moonPhase, name: "first-quarter" } },
      dayEnds: [at(from), at(to)],
    }).phaseHolds;
  expect([holds(90, 103), holds(80, 93), holds(130, 143)]).toEqual([true, false, false]);
  expect(certainSky({ facts, dayEnds: null }).phaseHolds).toBe(true);
});
