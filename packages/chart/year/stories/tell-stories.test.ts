import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { separation } from "../../zodiac/longitude.ts";
import { yearWindow } from "../window.ts";
import type { StoryId } from "../year-facts.ts";
import { yearSky } from "../year-sky.ts";
import { yearMeetings } from "./found-story.ts";
import { searchStories } from "./search-stories.ts";
import { tellStories } from "./tell-stories.ts";

const sky = skyFromDisk();
const madrid = { zone: "Europe/Madrid", longitude: -3.7026 };
const year = yearSky(sky, yearWindow({ year: 2026, month: 12, day: 1 }, madrid, timeZonesFrom(zoneHistory)));
const nobody = { chartRuler: null, yearRuler: null, themePlanets: new Set<never>(), spineCore: new Set<never>() };
const arcsecond = 1 / 3600;
/** The story of a body over a natal Sun at a longitude. */
const storyOver = (longitudeDeg: number, id: StoryId) => {
  const natal = {
    longitudeDeg,
    behindDeg: 0,
    aheadDeg: 0,
    shifted: { earlierDeg: longitudeDeg, laterDeg: longitudeDeg },
  };
  const told = tellStories(year, searchStories(year, yearMeetings([{ ...natal, point: "sun" }])), nobody);
  const story = told.map(({ story: one }) => one).find((one) => one.id === id);
  if (!story) throw new Error(`no ${id}`);
  return story;
};
const jdTt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;
const turning = year.stations.saturn.find(({ turns, jdTt: at }) => turns === "direct" && at > year.year.fromJdTt);
const stationDeg = turning?.longitudeDeg ?? Number.NaN;

test("a target half an arcsecond within a station is passed twice there, both passes standing", () => {
  const { passes, shape } = storyOver(stationDeg + 0.5 * arcsecond, "saturn-conjunction-sun.0");
  const standing = passes.filter((pass) => pass.standing);
  expect(standing.map(({ direct }) => direct)).toEqual([false, true]);
  for (const { at } of standing) {
    const { longitudeDeg } = sky.position("saturn", jdTt(at));
    expect(separation(longitudeDeg, stationDeg + 0.5 * arcsecond) * 3600).toBeLessThan(0.005);
    expect(Math.abs(jdTt(at) - (turning?.jdTt ?? 0))).toBeLessThan(2);
  }
  expect(passes.length).toBe(3);
  expect(shape).toBe("three");
});

test("a target two arcseconds within a station is passed twice, not standing", () => {
  const { passes } = storyOver(stationDeg + 2 * arcsecond, "saturn-conjunction-sun.0");
  expect(passes.map(({ standing }) => standing)).toEqual([false, false, false]);
});

test("a target that a station just misses is one pass, long before, and no other", () => {
  const { passes, shape } = storyOver(stationDeg - 0.5 * arcsecond, "saturn-conjunction-sun.0");
  expect([passes.length, shape]).toEqual([1, "one"]);
});

test("a body that turns before its target is near, with the orb of its station", () => {
  const jupiter = year.stations.jupiter.find(
    ({ turns, jdTt: at }) => turns === "retrograde" && at > year.year.fromJdTt,
  );
  const missed = (jupiter?.longitudeDeg ?? 0) + 0.3;
  const { nearest, passes, spans, clipped } = storyOver(missed, "jupiter-conjunction-sun.0");
  // It comes back over the target within 400 days, direct: one story, one pass.
  expect(passes.map(({ direct }) => direct)).toEqual([true]);
  expect([nearest, spans.length, clipped]).toEqual([null, 2, false]);
});

test("a story that goes on beyond the search says so, and is told up to its end", () => {
  // At its slowest, from 2080 on, Pluto comes back to one degree for over three years.
  const late = yearSky(sky, yearWindow({ year: 2095, month: 1, day: 1 }, madrid, timeZonesFrom(zoneHistory)));
  const plutoDeg = sky.position("pluto", late.year.toJdTt).longitudeDeg;
  const stories = [2, 2.4, 2.8].flatMap((ahead) => {
    const natal = { longitudeDeg: plutoDeg + ahead, behindDeg: 0, aheadDeg: 0, shifted: null };
    return tellStories(late, searchStories(late, yearMeetings([{ ...natal, point: "sun" }])), nobody);
  });
  const clipped = stories.find(({ story }) => story.id === "pluto-conjunction-sun.0" && story.clipped)?.story;
  if (!clipped) throw new Error("no story is cut");
  for (const { in: from, out } of clipped.spans) {
    expect(jdTt(from)).toBeGreaterThan(late.search.fromJdTt);
    expect(jdTt(out)).toBeLessThan(late.search.toJdTt + 1e-5);
  }
});

test("of the node one span is told, from first entry to last exit, and no pass", () => {
  const node = sky.position("trueNode", (year.year.fromJdTt + year.year.toJdTt) / 2).longitudeDeg;
  const { spans, passes, nearest, shape } = storyOver(node, "trueNode-conjunction-sun.0");
  expect([spans.length, passes.length, nearest, shape]).toEqual([1, 0, null, "one"]);
  for (const instant of [spans[0]?.in ?? "", spans[0]?.out ?? ""]) {
    expect(Math.abs(separation(sky.position("trueNode", jdTt(instant)).longitudeDeg, node) - 1)).toBeLessThan(2e-5);
  }
});
