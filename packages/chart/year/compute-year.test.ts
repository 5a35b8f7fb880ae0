import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { natalChart } from "../natal-chart.ts";
import { separation } from "../zodiac/longitude.ts";
import { annexBirth, yearsFrom } from "./testing/years.ts";
import type { Story } from "./year-facts.ts";

const sky = skyFromDisk();
const sources = { sky, timeZones: timeZonesFrom(zoneHistory) };
const yearOf = yearsFrom(sources);
const jdTt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;
const from = "2026-12-01";
const timed = yearOf(annexBirth, from);
const untimed = yearOf({ ...annexBirth, time: null }, from);
const sinceSeconds = (seconds: number) => new Date(Date.parse("1990-06-15T12:30:00Z") + seconds * 1000).toISOString();
const bornAt = (utc: string) => ({ ...annexBirth, utc });

const arcsecondsOff = (story: Story, at: string) =>
  separation(sky.position(story.body, jdTt(at)).longitudeDeg, story.target) * 3600;

test("at every pass the body stands on its target, but for the second to which it is rounded", () => {
  for (const story of timed.stories) {
    for (const { at } of story.passes) {
      const movedInHalfSecond = Math.abs(sky.position(story.body, jdTt(at)).speedDegPerDay) / 48;
      expect(arcsecondsOff(story, at), `${story.id} ${at}`).toBeLessThan(0.001 + movedInHalfSecond);
    }
  }
});

test("at either end of a span the body is a degree from its target", () => {
  for (const story of timed.stories) {
    for (const instant of story.spans.flatMap((span) => [span.in, span.out])) {
      if (story.clipped) continue;
      expect(Math.abs(arcsecondsOff(story, instant) - 3600), `${story.id} ${instant}`).toBeLessThan(0.1);
    }
  }
});

test("every pass lies in a span, and every story meets the year", () => {
  const { window } = timed;
  for (const { spans, passes } of timed.stories) {
    expect(spans.some((span) => span.out > window.from && span.in < window.to)).toBe(true);
    for (const { at } of passes) expect(spans.some((span) => at >= span.in && at <= span.out)).toBe(true);
  }
});

test("stories are sorted by weight; ranks count from 1 without a gap", () => {
  const weights = timed.stories.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  const ranks = timed.stories.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  expect(ranks).toEqual(ranks.map((_, index) => index + 1));
  expect(ranks.length).toBe(10);
});

test("a birth five minutes later has the passes that the leeway says", () => {
  for (const [seconds, side] of [
    [300, "later"],
    [-300, "earlier"],
  ] as const) {
    const other = yearOf(bornAt(sinceSeconds(seconds)), from);
    let compared = 0;
    for (const story of timed.stories) {
      const same = other.stories.find(({ id }) => id === story.id);
      for (const pass of story.passes) {
        const said = pass.leeway?.[side];
        if (said === null || said === undefined || same === undefined) continue;
        expect(same.passes.map(({ at }) => at)).toContain(said);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(30);
  }
});

test("a year cut in two has the same passes", () => {
  const passesIn = (facts: typeof timed, begin: string, end: string) =>
    facts.stories
      .flatMap(({ id, passes }) => passes.map(({ at, direct }) => `${at} ${id} ${direct}`))
      .filter((pass) => pass >= begin && pass < end)
      .toSorted();
  const later = yearOf(annexBirth, "2027-05-17");
  const { from: cut } = later.window;
  expect(passesIn(later, cut, timed.window.to)).toEqual(passesIn(timed, cut, timed.window.to));
  expect(passesIn(timed, cut, timed.window.to).length).toBeGreaterThan(8);
});

test("without a birth time there is no Moon, angle, house, return or sign of the year", () => {
  const points = new Set(untimed.stories.map(({ point }) => point));
  for (const gone of ["moon", "ascendant", "midheaven"] as const) expect(points.has(gone)).toBe(false);
  expect(untimed.returns).toEqual([]);
  expect(untimed.profections).toEqual([]);
  expect(untimed.housesAtStart).toBeNull();
  expect(untimed.lunations.every(({ house }) => house === null)).toBe(true);
  expect(untimed.months.every(({ sunHouse }) => sunHouse === null)).toBe(true);
  expect(untimed.leftOut.map(({ what }) => what)).toContain("returns");
});

test("without a birth time a pass is a stay in the arc of the day, and the Sun goes round sign by sign", () => {
  const dawn = jdTt("1990-06-14T22:00:00Z");
  for (const story of untimed.stories) {
    for (const { stay, leeway, at } of story.passes) {
      expect(leeway).toBeNull();
      if (stay === null || story.clipped) throw new Error(`${story.id} has no stay`);
      expect(at >= stay.from && at <= stay.to).toBe(true);
      // The ends of the stay are ends of the arc.
      const ends = [dawn, dawn + 1].map(
        (jd) =>
          sky.position(story.point === "ascendant" || story.point === "midheaven" ? "sun" : story.point, jd)
            .longitudeDeg,
      );
      const angle = Number(story.id.split(".")[1]);
      for (const instant of [stay.from, stay.to]) {
        const { longitudeDeg } = sky.position(story.body, jdTt(instant));
        const nearest = Math.min(...ends.map((end) => separation(normalizeDegrees(end + angle), longitudeDeg)));
        expect(nearest * 3600, story.id).toBeLessThan(0.1);
      }
    }
  }
  expect(untimed.ingresses.map(({ body, sign }) => `${body} ${sign}`)).toEqual(
    [
      "Capricorn",
      "Aquarius",
      "Pisces",
      "Aries",
      "Taurus",
      "Gemini",
      "Cancer",
      "Leo",
      "Virgo",
      "Libra",
      "Scorpio",
      "Sagittarius",
    ].map((sign) => `sun ${sign}`),
  );
});

test("without a birth time the progressed Moon's sign is told when both ends of the day agree, a change as a span", () => {
  expect(untimed.progressedMoon.from.sign).toBeNull();
  expect(untimed.progressedMoon.to.sign).toBe("Leo");
  const [change] = untimed.progressedMoon.changes;
  if (change?.kind !== "sign") throw new Error("no change of sign");
  const exact = timed.progressedMoon.changes.find(({ kind }) => kind === "sign")?.at ?? "";
  expect(change.at).toBeNull();
  expect((change.span?.from ?? "") < exact && exact < (change.span?.to ?? "")).toBe(true);
});

test("beyond the polar circles the houses are Porphyry, and narrow ones are named", () => {
  const polar = yearOf(
    { ...annexBirth, time: "05:30", latitude: 78.22, longitude: 15.64, zone: "Arctic/Longyearbyen" },
    from,
  );
  expect(polar.returns[0]?.facts.houses?.system).toBe("porphyry");
  expect(polar.leftOut.some(({ why }) => why === "narrow-house")).toBe(true);
});

test("the year and its returns are those of the place where the reader lives, the birthplace's Ascendant beside", () => {
  const tokyo = { latitude: 35.68, longitude: 139.69, zone: "Asia/Tokyo" };
  const moved = yearOf(annexBirth, from, tokyo);
  expect(moved.window.from).toBe("2026-11-30T15:00:00Z");
  expect(moved.returns[0]?.at).toBe(timed.returns[0]?.at);
  expect(moved.returns[0]?.ascendant).not.toEqual(timed.returns[0]?.ascendant);
  expect(moved.returns[0]?.ascendantAtBirthplace).toEqual(timed.returns[0]?.ascendant);
});

test("a year that begins on a birthday touches three returns, and one holds most of it", () => {
  const leap = yearOf({ ...annexBirth, date: "1992-02-29", time: "23:50" }, "2027-02-20");
  const roles = leap.returns.map(({ at, role }) => `${at.slice(0, 10)} ${role}`);
  expect(roles).toEqual(["2026-03-01 brief", "2027-03-01 main", "2028-02-29 brief"]);
  expect(leap.profections.map(({ age }) => age)).toEqual([34, 35, 36]);
});

test("the first year of life begins with the birth, which is its first return", () => {
  const newborn = yearOf({ ...annexBirth, date: "2026-10-02" }, from);
  expect(newborn.returns[0]?.at).toBe("2026-10-02T12:30:00Z");
  expect(newborn.profections[0]?.age).toBe(0);
});

test("twelve months, each with its lines in order, fourteen at most, and each line in its month", () => {
  const { months, lunations, window } = yearOf(annexBirth, "2026-11-27");
  expect(window.months).toEqual(months.map(({ month }) => month));
  expect(months[0]?.id).toBe("month.2026-12");
  // The days before the first full month belong to it.
  expect(months[0]?.events.some(({ at }) => at < "2026-11-30T23:00:00Z")).toBe(true);
  for (const { events, month } of months.slice(1)) {
    expect(events.length).toBeLessThanOrEqual(14);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    for (const { at } of events)
      expect(new Date(Date.parse(at) + 3600e3).toISOString().slice(0, 7) <= month).toBe(true);
  }
  const listed = months.flatMap(({ events }) => events.filter(({ kind }) => kind === "lunation"));
  expect(listed.length).toBe(lunations.length);
});

test("the passes of the Saturn return are those of the life cycles in the book", () => {
  const chart = natalChart(annexBirth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const inBook = chart.facts.cycles.find(({ kind }) => kind === "saturn-return")?.dates.slice(0, 3);
  const [first] = inBook ?? [];
  const story = yearOf(annexBirth, `${first?.date.slice(0, 4)}-01-01`).stories.find(
    ({ id }) => id === "saturn-conjunction-saturn.0",
  );
  const told = story?.passes.map(({ at, direct }) => ({ date: at.slice(0, 10), direct })) ?? [];
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(inBook?.slice(0, told.length));
});

test("a month leads with the heaviest chosen story exact in it, else the heaviest in orb, else none", () => {
  const bounds = timed.months.map(({ month }, index) => [
    index === 0 ? timed.window.from : new Date(Date.parse(`${month}-01T00:00:00+01:00`)).toISOString(),
    index === 11
      ? timed.window.to
      : new Date(Date.parse(`${timed.months[index + 1]?.month}-01T00:00:00+01:00`)).toISOString(),
  ]);
  for (const [index, { lead, state }] of timed.months.entries()) {
    const [from = "", to = ""] = bounds[index] ?? [];
    const chosen = timed.stories.filter(({ rank }) => rank !== null);
    const exact = chosen.find(({ passes }) => passes.some(({ at }) => at >= from && at < to));
    const inOrb = chosen.find(({ spans }) => spans.some((span) => span.out > from && span.in < to));
    expect(lead).toBe((exact ?? inOrb)?.id ?? null);
    if (exact) expect(state).toBe("exact");
    else expect(state).toMatch(inOrb ? /^(rising|leaving)$/ : /^quiet$/);
  }
  expect(timed.months[0]).toMatchObject({ month: "2026-12", lead: null, state: "quiet" });
  // Pluto comes into orb of its trine in January, and is exact in February.
  expect(timed.months[1]).toMatchObject({ lead: "pluto-trine-mercury.240", state: "rising" });
});

test("eclipses are told with how they look from the year's place, and touch within three degrees", () => {
  const eclipses = timed.lunations.filter(({ eclipse }) => eclipse !== null);
  expect(eclipses.map(({ at, eclipse }) => [at.slice(0, 10), eclipse?.type, eclipse?.seen])).toEqual([
    ["2027-02-06", "annular", false],
    ["2027-08-02", "total", true],
  ]);
  for (const { touches, eclipse } of timed.lunations) {
    for (const { orb } of touches) expect(orb).toBeLessThanOrEqual(eclipse === null ? 2 : 3);
  }
});
