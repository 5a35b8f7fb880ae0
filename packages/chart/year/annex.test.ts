import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { annexBirth, secondsApart, yearsFrom } from "./testing/years.ts";

const yearOf = yearsFrom({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
/** The golden rows of the premium specification's annex, within seconds of another engine. */
const year = yearOf(annexBirth, "2026-12-01");
const story = (id: string) => {
  const found = year.stories.find((one) => one.id === id);
  if (!found) throw new Error(`no story ${id}`);
  return found;
};
const within = 3;

test.each([
  ["saturn-conjunction-mars.0", "2026-05-19T00:28:36Z D", "2026-10-07T15:30:43Z R", "2027-02-09T16:39:58Z D"],
  ["pluto-trine-mercury.240", "2027-02-14T02:25:44Z D", "2027-08-08T07:44:04Z R", "2027-12-23T11:54:51Z D"],
  ["uranus-conjunction-mercury.0", "2027-05-26T15:48:53Z D"],
])("%s", (id, ...passes) => {
  const found = story(id).passes;
  expect(found.length).toBe(passes.length);
  for (const [index, pass] of passes.entries()) {
    const [at = "", motion] = pass.split(" ");
    expect(secondsApart(found[index]?.at ?? "", at), at).toBeLessThanOrEqual(within);
    expect(found[index]?.direct).toBe(motion === "D");
  }
});

test("Uranus conjunct Mercury is one pass in three spans", () => {
  const { shape, spans, nearest } = story("uranus-conjunction-mercury.0");
  expect([shape, spans.length, nearest]).toEqual(["one", 3, null]);
});

test("five minutes turn Saturn's three passes over a sextile of the Midheaven into one, nine months later", () => {
  const id = "saturn-sextile-midheaven.300";
  const days = (time: string) =>
    yearOf({ ...annexBirth, time }, "2026-12-01")
      .stories.find((one) => one.id === id)
      ?.passes.map(({ at }) => at.slice(0, 10)) ?? [];
  expect(days("14:25")).toEqual(["2027-06-28", "2027-09-21", "2028-03-14"]);
  expect(days("14:30")).toEqual(["2027-07-21", "2027-08-29", "2028-03-24"]);
  expect(
    yearOf({ ...annexBirth, time: "14:35" }, "2027-12-01")
      .stories.find((one) => one.id === id)
      ?.passes.map(({ at }) => at.slice(0, 10)),
  ).toEqual(["2028-04-02"]);
  const leeways = story(id).passes.map(({ leeway }) => [leeway?.earlier?.slice(0, 10), leeway?.later?.slice(0, 10)]);
  expect(leeways).toEqual([
    ["2027-06-28", undefined],
    ["2027-09-21", undefined],
    ["2028-03-14", "2028-04-02"],
  ]);
  expect(story(id).fragile).toBe(true);
});

test("both returns of the Sun, with the Ascendants of Madrid", () => {
  const told = year.returns.map(
    ({ ascendant: { sign, degree, minute }, role }) => `${degree}°${minute}′ ${sign} ${role}`,
  );
  expect(told).toEqual(["2°10′ Cancer main", "10°41′ Virgo brief"]);
  expect(secondsApart(year.returns[0]?.at ?? "", "2026-06-15T05:23:40Z")).toBeLessThanOrEqual(1);
  expect(secondsApart(year.returns[1]?.at ?? "", "2027-06-15T11:03:34Z")).toBeLessThanOrEqual(1);
});

test("the sign of the year is Virgo, from the second return on Libra", () => {
  expect(year.profections.map(({ sign, ruler, house, age }) => [sign, ruler, house, age])).toEqual([
    ["Virgo", "mercury", 1, 36],
    ["Libra", "venus", 2, 37],
  ]);
  expect(year.profections[1]?.from).toBe(year.returns[1]?.at);
});

test("the progressed new moon, and the progressed Moon into Leo", () => {
  const told = year.progressedMoon.changes.map(({ kind, becomes, at }) => `${kind} ${becomes} ${at?.slice(0, 10)}`);
  expect(told).toContain("phase new-moon 2027-01-20");
  expect(told).toContain("sign Leo 2027-02-13");
});
