import { expect, test } from "vitest";
import { relationsBetween } from "./turn-relation.ts";
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
