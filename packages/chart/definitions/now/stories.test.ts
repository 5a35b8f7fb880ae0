import { expect, test } from "vitest";
import { type AspectEnd, planets } from "../../names.ts";
import { type NowBody, nowBodies } from "../../now/now-shape.ts";
import { nowSky } from "../../now/now-sky.ts";
import { isSurePass, passDays } from "../../now/pass-days.ts";
import { nowMeetings } from "../../now/stories/meetings.ts";
import { nowStories } from "../../now/stories/now-stories.ts";
import { required } from "../../required.ts";
import { evenSky } from "../../testing/even-sky.ts";
import type { NatalPoint } from "../../year/natal-points.ts";

// The stories of "Where you are now": docs/chart.md.

/** A point whose birth five minutes earlier or later moves it by a hundredth of a degree. */
const point = (name: AspectEnd, longitudeDeg: number): NatalPoint => ({
  ...{ point: name, longitudeDeg, behindDeg: 0, aheadDeg: 0 },
  shifted: { earlierDeg: longitudeDeg - 0.01, laterDeg: longitudeDeg + 0.01 },
});

const all = [...planets, "ascendant" as const, "midheaven" as const].map((name, i) => point(name, i * 20));
const anglesOf = (body: NowBody) =>
  nowMeetings(all)
    .filter((meeting) => meeting.body === body)
    .map(({ natal, angles }) => `${natal.point} ${angles.map(({ angle }) => `${angle}`).join(" ")}`.trim());

test.each(nowBodies)(
  "%s meets Sun to Saturn by conjunction, square and opposition, both ends of the axes by conjunction, and of the outer three itself",
  (body) => {
    const ownPlace = (outer: "uranus" | "neptune" | "pluto") => (outer === body ? `${outer} 0 90 180 270` : outer);
    expect(anglesOf(body)).toEqual([
      ...["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"].map((name) => `${name} 0 90 180 270`),
      ...[ownPlace("uranus"), ownPlace("neptune"), ownPlace("pluto")],
      ...["ascendant 0", "descendant 0", "midheaven 0", "imumCoeli 0"],
    ]);
  },
);

test("the bodies are Jupiter to Pluto, in their order", () => {
  const found = nowMeetings([point("sun", 0)]).map(({ body }) => body);
  expect(found).toEqual(["jupiter", "saturn", "uranus", "neptune", "pluto"]);
});

test("the other end of an axis lies across, and so do its places for an earlier and a later birth", () => {
  const natal = (given: NatalPoint) =>
    nowMeetings([given])
      .slice(0, 2)
      .map((meeting) => meeting.natal);
  expect(natal(point("ascendant", 200))).toEqual([
    point("ascendant", 200),
    {
      ...{ point: "descendant", longitudeDeg: 20, behindDeg: 0, aheadDeg: 0 },
      shifted: { earlierDeg: expect.closeTo(19.99, 9), laterDeg: expect.closeTo(20.01, 9) },
    },
  ]);
  expect(natal(point("midheaven", 30))[1]).toMatchObject({ point: "imumCoeli", longitudeDeg: 210 });
  expect(natal({ ...point("midheaven", 30), shifted: null })[1]).toMatchObject({ longitudeDeg: 210, shifted: null });
});

const asOf = "2018-11-23";
// Saturn moves 0.03° a day: 67 days in orb; Jupiter 0.08°: 25 days; Uranus 0.012°: 167 days.
const now = nowSky(
  evenSky(`${asOf}T00:00:00Z`, { jupiter: 0, saturn: 100, uranus: 210, neptune: 260, pluto: 330 }),
  asOf,
);
const noRoles = { chartRuler: null, yearRuler: null, themePlanets: new Set([]), spineCore: new Set([]) } as const;
const storiesOf = (...points: readonly NatalPoint[]) => nowStories(now, points, noRoles);
const told = (...points: readonly NatalPoint[]) =>
  storiesOf(...points).map(({ id, weight, rank }) => [id, weight, rank]);

test("a story weighs body · point · aspect / 10 where it is in orb for sixty days, less where for fewer, to a millionth", () => {
  // Square 0.85, opposition 0.9; Jupiter 25 days of 60, so · (.5 + .5 · 25 / 60).
  expect(told(point("mars", 105))).toEqual([
    ["saturn-conjunction-mars.0", 6.3, 1],
    ["jupiter-square-mars.270", 2.107292, 2],
  ]);
  expect(told(point("mars", 15))).toEqual([
    ["saturn-square-mars.90", 5.355, 1],
    ["jupiter-conjunction-mars.0", 2.479167, 2],
  ]);
  expect(told(point("mars", 285))).toEqual([
    ["saturn-opposition-mars.180", 5.67, 1],
    ["jupiter-square-mars.90", 2.107292, 2],
  ]);
  expect(told(point("ascendant", 105))).toEqual([["saturn-conjunction-ascendant.0", 8.1, 1]]);
  expect(told(point("midheaven", 285))).toEqual([["saturn-conjunction-imumCoeli.0", 7.2, 1]]);
});

test("a story has its body, point, aspect and target; a conjunction meets, the others press", () => {
  const story = (longitudeDeg: number) => required(storiesOf(point("mars", longitudeDeg))[0], "a story");
  expect(story(105)).toMatchObject({
    ...{ id: "saturn-conjunction-mars.0", body: "saturn", point: "mars", aspect: "conjunction", nature: "meets" },
    ...{ target: 105, shape: "one", clipped: false },
  });
  expect(story(15)).toMatchObject({ aspect: "square", nature: "presses", target: 105 });
  expect(story(285)).toMatchObject({ aspect: "opposition", nature: "presses", target: 105 });
});

test("its tense goes by the days of the first entry and the last exit", () => {
  const tense = (longitudeDeg: number) =>
    storiesOf(point("mars", longitudeDeg)).find(({ body }) => body === "saturn")?.tense;
  // Saturn is at 100° when the day begins and at 100.03° when it ends, in orb from a degree before to a degree after.
  expect([98.99, 99.01, 100, 101.02, 101.04].map(tense)).toEqual(["past", "present", "present", "present", "ahead"]);
});

test("the heaviest comes first, the told are ranked from 1, the others have no rank", () => {
  const stories = told(point("sun", 105), point("moon", 106), point("mercury", 107), point("jupiter", 5));
  expect(stories).toEqual([
    ["saturn-conjunction-sun.0", 9, 1],
    ["saturn-conjunction-moon.0", 9, 2],
    // Saturn has two stories already.
    ["saturn-conjunction-mercury.0", 6.3, null],
    ["saturn-square-jupiter.90", 3.06, null],
    ["jupiter-square-sun.270", 3.010417, 3],
    ["jupiter-square-moon.270", 3.010417, 4],
    // So has Jupiter; the last is lighter than 2 as well.
    ["jupiter-square-mercury.270", 2.107292, null],
    ["jupiter-conjunction-jupiter.0", 1.416667, null],
  ]);
});

test("of equals the earlier body comes first, then the earlier point", () => {
  // Uranus weighs as much as Saturn, and reaches 212° within the window.
  const equal = told(point("mercury", 212), point("venus", 105), point("mars", 106)).slice(0, 3);
  expect(equal.map(([id, weight]) => [id, weight])).toEqual([
    ["saturn-conjunction-venus.0", 6.3],
    ["saturn-conjunction-mars.0", 6.3],
    ["uranus-conjunction-mercury.0", 6.3],
  ]);
});

test("a pass lies on its day; without a birth time from the first day of its stay to the last", () => {
  const pass = { at: "2018-11-23T23:59:59Z", direct: true, standing: false, leeway: null };
  expect(passDays({ ...pass, stay: null })).toEqual(["2018-11-23", "2018-11-23"]);
  const stay = { from: "2018-11-20T00:00:00Z", to: "2018-11-26T12:00:00Z", through: true };
  expect(passDays({ ...pass, stay })).toEqual(["2018-11-20", "2018-11-26"]);
  expect([null, stay, { ...stay, through: false }].map((one) => isSurePass({ ...pass, stay: one }))).toEqual([
    ...[true, true, false],
  ]);
});
