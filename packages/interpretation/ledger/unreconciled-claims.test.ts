import { expect, test } from "vitest";
import { judgingOrder, unitOf } from "./carrier.ts";
import { relationsBetween } from "./settling/turn-relation.ts";
import { type PrintedBook, printedConflicts } from "./unreconciled-claims.ts";

const claims: Readonly<Record<string, ReturnType<PrintedBook["claimsOf"]>>> = {
  "a/a/a#core": [{ name: "blunt", domain: "speech" }],
  "b/b/b#core": [
    { name: "tactful", domain: "speech" },
    { name: "made-up", domain: "speech" },
  ],
  "c/c/c#core": [{ name: "tactful", domain: "love" }],
};
const book: PrintedBook = {
  parts: Object.keys(claims).map((part, section) => ({ part, section })),
  reconciliations: [],
  claimsOf: (part) => claims[part] ?? [],
  pairs: [["blunt", "tactful"]],
};
const reconciled = (section: number, domain: "speech" | "love" | null = "speech") =>
  printedConflicts({ ...book, reconciliations: [{ pair: "blunt.tactful", domain, section }] }).map(
    (one) => one.reconciled,
  );

test("two printed parts with opposite claims in one domain are a conflict in the later section", () => {
  expect(printedConflicts(book)).toEqual([
    { pair: "blunt.tactful", domain: "speech", a: "a/a/a#core", b: "b/b/b#core", section: 1, reconciled: false },
  ]);
});

test("a block reconciles it in or before that section, in its own domain or in all", () => {
  expect(reconciled(1)).toEqual([true]);
  expect(reconciled(0, null)).toEqual([true]);
  expect(reconciled(2)).toEqual([false]);
  expect(reconciled(1, "love")).toEqual([false]);
  const ofAnother = [{ pair: "near.far", domain: "speech", section: 0 }] as const;
  expect(printedConflicts({ ...book, reconciliations: ofAnother }).map((one) => one.reconciled)).toEqual([false]);
});

test.each([
  // Bodies of both sides, whether one of them is a place, and what holds, nearest first.
  [["sun"], ["sun"], false, ["same-body", "two-voices"]],
  [["sun", "moon"], ["mars", "moon"], false, ["same-body", "two-voices"]],
  [["sun"], ["saturn"], false, ["in-aspect", "two-voices"]],
  [["saturn"], ["sun"], false, ["in-aspect", "two-voices"]],
  [["moon", "sun"], ["saturn", "mars"], false, ["in-aspect", "two-voices"]],
  [["moon"], ["mars"], true, ["place-and-planet", "two-voices"]],
  [["moon"], ["mars"], false, ["two-voices"]],
])("sides of %o and %o, a place: %s, are related by %o", (bodies, others, place, relations) => {
  const side = { part: "a/a/a#core", claims: [], weight: 8, mandatory: false, section: 5 };
  const [one, other] = [
    { ...side, bodies, place },
    { ...side, bodies: others, place: false },
  ];
  const inAspect = (first: string, second: string) => first === "sun" && second === "saturn";
  expect(relationsBetween(one, other, inAspect)).toEqual(relations);
  expect(relationsBetween({ ...other, place }, { ...one, place: false }, inAspect)).toEqual(relations);
});

test("carriers are judged the mandatory first, then by weight, cores before their unit, place in the book and id", () => {
  const one = (part: string, rest: object) => ({
    ...{ part, claims: [], weight: 5, mandatory: false, section: 5, bodies: [], place: false },
    ...rest,
  });
  const ordered = [
    one("k/k/mandatory#core", { mandatory: true, weight: 1 }),
    one("k/k/heavy#core", { weight: 9 }),
    one("k/k/core#core", { section: 9 }),
    // Its weight is its core's at most, which it follows.
    one("k/k/core#strain", { weight: 8, section: 1 }),
    one("k/k/other#scene", { section: 2 }),
    one("k/k/a#tail", { section: 3 }),
    one("k/k/b#tail", { section: 3 }),
    one("k/k/light#core", { weight: 2, section: 0 }),
  ];
  expect(judgingOrder(ordered.toReversed())).toEqual(ordered);
});

test("a core is as mandatory as any part of its unit, and of no other", () => {
  const part = (id: string, mandatory: boolean) => ({
    ...{ part: id, claims: [], weight: 5, section: 5, bodies: [], place: false, mandatory },
  });
  const judged = judgingOrder([part("k/k/a#core", false), part("k/k/a#strain", true), part("k/k/b#core", false)]);
  expect(judged.map(({ part: id, mandatory }) => [id, mandatory])).toEqual([
    ["k/k/a#core", true],
    ["k/k/a#strain", true],
    ["k/k/b#core", false],
  ]);
  expect(unitOf("k/k/a#core")).toBe("k/k/a");
});
