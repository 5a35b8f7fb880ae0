import type { Test } from "@cosmic/library/unit";
import { expect, test } from "vitest";
import { linkedKey, metKey, plainKey, rulesKey, structureKey, testKeys, turnKey } from "./test-keys.ts";

/** One test of each kind, and for kinds of several values one for each of them. */
const different: readonly Test[] = [
  { fact: "sign", of: "sun", in: ["Leo"] },
  { fact: "sign", of: "sun", in: ["Leo"], hour: "any" },
  { fact: "sign", of: "moon", in: ["Leo"] },
  { fact: "sign-held", of: "sun", is: true },
  { fact: "sign-held", of: "sun", is: false },
  { fact: "house", of: "sun", in: [3] },
  { fact: "ruler", house: 3, stands: [4] },
  { fact: "ruler", house: 4, stands: [3] },
  { fact: "aspect", a: "sun", b: "mars", type: "trine" },
  { fact: "aspect", a: "sun", b: "mars", type: "square" },
  { fact: "condition", body: "sun", is: "fall" },
  { fact: "share", of: "Fire", is: "least" },
  { fact: "share", of: "Fire", is: "missing" },
  { fact: "leading-pair", of: ["Fire", "Air"] },
  { fact: "leading-pair", of: ["Fire", "Earth"] },
  { fact: "pattern", type: "kite", by: "element", is: "fire" },
  { fact: "turn", pair: "acts-first.thinks-first" },
  { fact: "turn", pair: "shows-anger.hides-anger" },
  { fact: "crossing", kind: "saturn-return", count: 1 },
  { fact: "crossing", kind: "saturn-return", count: 2 },
  { fact: "progressed", kind: "progressed-moon-sign", in: ["Leo"] },
  { fact: "progressed", kind: "progressed-moon-sign", in: ["Virgo"] },
  { fact: "cycle", any: ["saturn-return"] },
  { fact: "phase", in: ["full-moon"] },
  { fact: "half", is: "east" },
  { fact: "house-class", is: "cadent" },
  { fact: "rising-signs", fewerThan: 12 },
  { fact: "rising-signs", fewerThan: 11 },
  { fact: "timed", is: true },
  { fact: "timed", is: false },
  { fact: "structure", type: "ring", key: "sun" },
  { fact: "structure", type: "ring", key: "moon" },
  { fact: "linked", a: "sun", b: "mars" },
  { fact: "linked", a: "mars", b: "sun" },
  { fact: "argument", first: "circle", second: "friction" },
  { fact: "argument", first: "friction", second: "friction" },
  { fact: "story", body: "saturn", point: "sun", nature: "meets" },
  { fact: "story", body: "saturn", point: "sun", nature: "presses" },
  { fact: "year", house: 7 },
  { fact: "year", house: 8 },
  { fact: "year", ruler: "venus" },
  { fact: "met", body: "mars", by: "saturn", nature: "hard" },
  { fact: "met", body: "mars", by: "saturn", nature: "soft" },
  { fact: "met", body: "mars", by: "none" },
  { fact: "pressed", by: "saturn" },
  { fact: "rules", house: 10, planet: "venus" },
  { fact: "rules", house: 7, planet: "venus" },
  { fact: "frame", is: "any" },
];

test.each(different.map((one) => [one] as const))("%j asks for one thing, which no other test asks for", (one) => {
  const others = different.filter((other) => other !== one).flatMap(testKeys);
  const asked = testKeys(one);
  expect(asked).toHaveLength(1);
  expect(others).not.toContain(asked[0]);
});

test("a test of several values holds with any one of them", () => {
  const year = (is: Omit<Extract<Test, { fact: "year" }>, "fact">) => testKeys({ fact: "year", ...is });
  expect(year({ house: 7, ruler: "venus" })).toEqual([...year({ house: 7 }), ...year({ ruler: "venus" })]);
  const phases = ["new-moon", "full-moon"] as const;
  expect(testKeys({ fact: "phase", in: phases })).toEqual(
    phases.flatMap((one) => testKeys({ fact: "phase", in: [one] })),
  );
});

test.each<readonly [plan: string, test: Test]>([
  [plainKey("frame", "any"), { fact: "frame", is: "any" }],
  [plainKey("pressed", "saturn"), { fact: "pressed", by: "saturn" }],
  [turnKey("a.b"), { fact: "turn", pair: "a.b" }],
  [linkedKey("sun", "mars"), { fact: "linked", a: "sun", b: "mars" }],
  [metKey("mars", "none"), { fact: "met", body: "mars", by: "none" }],
  [rulesKey(10, "venus"), { fact: "rules", house: 10, planet: "venus" }],
  // Keys of structures are compared in lower case.
  [structureKey("square", "mars-saturn"), { fact: "structure", type: "square", key: "Mars-Saturn" }],
])("a plan says “%s” where %j asks", (said, one) => {
  expect(testKeys(one)).toEqual([said]);
});
