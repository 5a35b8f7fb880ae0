import { expect, test } from "vitest";
import { nearestChanges } from "../../edges/nearest-changes.ts";

// A boundary is two neighboring minutes with different values, the nearest on either side of the birth.

type Search = Parameters<typeof nearestChanges>[0];
type Values = Readonly<Record<string, string>>;

const toMap = (values: Values): Search["born"] =>
  // Fact ids of the tests: two facts are enough.
  new Map((["sect", "moon-phase"] as const).flatMap((fact) => (fact in values ? [[fact, values[fact] ?? ""]] : [])));

/** Searches values by minute; born at minute 0 unless `born` says otherwise. */
function search(at: (minute: number) => Values, changes: Partial<Search> & { readonly values?: Values } = {}) {
  const asked = new Set<number>();
  const { values = at(0), ...change } = changes;
  const found = nearestChanges({
    ...{ way: 1, onMinute: true, error: 15, stride: 5, born: toMap(values) },
    valuesAt: (minute) => {
      asked.add(minute);
      return toMap(at(minute));
    },
    ...change,
  });
  return { found, asked: [...asked] };
}

/** Day before a minute, night from it. */
const nightFrom = (first: number) => (minute: number) => ({ sect: minute < first ? "day" : "night" });
/** Night in these minutes alone. */
const nightAt =
  (...nights: readonly number[]) =>
  (minute: number) => ({ sect: nights.includes(minute) ? "night" : "day" });

test.each([1, 2, 4, 5, 6, 7, 10, 11, 14, 15])(
  "after the birth: day until the minute before %i, night from it",
  (first) => {
    expect(search(nightFrom(first)).found).toEqual([
      { fact: "sect", fromMinute: first, side: "until", told: "day", other: "night" },
    ]);
  },
);

test.each([0, -1, -4, -5, -6, -9, -14])("before the birth: night from minute %i on, and day before", (first) => {
  expect(search(nightFrom(first), { way: -1 }).found).toEqual([
    { fact: "sect", fromMinute: first, side: "from", told: "night", other: "day" },
  ]);
});

test("what changes beyond the error is no boundary, and no minute beyond it is looked at", () => {
  expect(search(nightFrom(16)).found).toEqual([]);
  expect(search(nightFrom(-15), { way: -1 }).found).toEqual([]);
  const { found, asked } = search(nightFrom(3), { error: 2 });
  expect([found, asked]).toEqual([[], [2]]);
  expect(search(nightFrom(2), { error: 2 }).found).toHaveLength(1);
  expect(search(nightFrom(12), { error: 12 }).asked).toEqual(expect.arrayContaining([5, 10, 12]));
});

test("every fifth minute is looked at: what changes and changes back between two of them is not seen", () => {
  expect(search(nightAt(6, 7, 8, 9)).found).toEqual([]);
  expect(search(nightAt(9, 10, 11)).found).toEqual([
    { fact: "sect", fromMinute: 9, side: "until", told: "day", other: "night" },
  ]);
  expect(search(nightFrom(99)).asked).toEqual([5, 10, 15]);
});

test("with every minute looked at the nearest of several changes is found", () => {
  const each = { stride: 1 };
  expect(search(nightAt(6, 12, 13), each).found).toEqual([
    { fact: "sect", fromMinute: 6, side: "until", told: "day", other: "night" },
  ]);
  expect(search(nightAt(-6, -12), { ...each, way: -1 }).found).toEqual([
    { fact: "sect", fromMinute: -5, side: "from", told: "day", other: "night" },
  ]);
});

test("each fact has its own boundary; one that is not there has no value", () => {
  const at = (minute: number): Values => ({
    ...(minute < 8 ? { sect: "day" } : {}),
    ...(minute < 3 ? {} : { "moon-phase": "new-moon" }),
  });
  expect(search(at).found).toEqual([
    { fact: "moon-phase", fromMinute: 3, side: "until", told: null, other: "new-moon" },
    { fact: "sect", fromMinute: 8, side: "until", told: "day", other: null },
  ]);
});

test("born between two minutes, both are looked at: the birth may stand on either side of the boundary", () => {
  const between = { onMinute: false, stride: 5 };
  const [day, night] = [{ sect: "day" }, { sect: "night" }];
  const until = { fact: "sect", fromMinute: 1, side: "until", told: "day", other: "night" };
  const from = { fact: "sect", fromMinute: 1, side: "from", told: "night", other: "day" };
  expect(search(nightFrom(1), { ...between, values: day }).found).toEqual([until]);
  expect(search(nightFrom(1), { ...between, values: day, way: -1 }).found).toEqual([]);
  expect(search(nightFrom(1), { ...between, values: night }).found).toEqual([]);
  expect(search(nightFrom(1), { ...between, values: night, way: -1 }).found).toEqual([from]);
  expect(search(nightFrom(-3), { ...between, values: night, way: -1 }).found).toEqual([{ ...from, fromMinute: -3 }]);
  expect(search(nightFrom(9), { ...between, values: day }).found).toEqual([{ ...until, fromMinute: 9 }]);
});

test("either side is searched by itself, whatever changes on the other", () => {
  const day = nightAt(-1, 3, 4, 5);
  const [later, earlier] = [3, 0].map((fromMinute) => ({ fact: "sect", fromMinute, told: "day", other: "night" }));
  expect(search(day).found).toEqual([{ ...later, side: "until" }]);
  expect(search(day, { way: -1, error: 1 }).found).toEqual([{ ...earlier, side: "from" }]);
  expect(search(nightAt(1, -5), { way: -1 }).found).toEqual([{ ...earlier, fromMinute: -4, side: "from" }]);
});

test("born after a change within the minute, the next one forward is the boundary on that side", () => {
  const between = { onMinute: false, values: { sect: "night" }, stride: 1 };
  const until = { fact: "sect", fromMinute: 5, side: "until", told: "night", other: "day" };
  expect(search(nightAt(1, 2, 3, 4), between).found).toEqual([until]);
  expect(search(nightAt(-1, 1, 2, 3, 4), between).found).toEqual([until]);
});

test("two changes within the minute of birth make no boundary: neither neighboring minute has the value of the birth", () => {
  const between = { onMinute: false, values: { sect: "night" } };
  expect(search(nightFrom(99), between).found).toEqual([]);
  expect(search(nightFrom(99), { ...between, way: -1 }).found).toEqual([]);
});
