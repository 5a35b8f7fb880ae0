import { expect, test } from "vitest";
import { contactLike } from "../../testing/pair-births.ts";
import { strandNames } from "../contacts/contact.ts";
import { shareOf } from "./shares.ts";
import { strandAt, strandSums, strandsOf } from "./strands.ts";

test.each([
  ["home", 8.3, 4.4],
  ["talk", 5.7, 4.4],
  ["spark", 7.4, 8.6],
  ["staying", 1.8, 4.0],
  ["widening", 4.1, 2.6],
  ["standing", 3.5, 3.2],
] as const)("half of all pairs have less than %d and %d in %s, within 0.2", (name, holds, rubs) => {
  const table = { name, timing: "timed" } as const;
  for (const [tone, median] of [["holds", holds] as const, ["rubs", rubs] as const]) {
    expect(shareOf(median - 0.2, { ...table, tone })).toBeLessThanOrEqual(50);
    expect(shareOf(median + 0.2, { ...table, tone })).toBeGreaterThanOrEqual(49);
  }
});

test("a share grows with its sum from 0 to 99", () => {
  for (const timing of ["timed", "one-timed", "untimed"] as const) {
    for (const name of strandNames) {
      for (const tone of ["holds", "rubs"] as const) {
        const shares = Array.from({ length: 600 }, (_, tenth) => shareOf(tenth / 10, { name, timing, tone }));
        expect(shares[0]).toBe(0);
        expect(shares).toEqual([...shares].sort((one, other) => one - other));
        if (timing === "timed") expect(shares.at(-1)).toBe(99);
      }
    }
  }
});

test("the sums of a strand are those of its contacts by tone; a quincunx is in neither", () => {
  const contacts = [
    contactLike("sun", "moon", { weight: 3 }),
    contactLike("venus", "moon", { weight: 2 }),
    contactLike("sun", "venus", { weight: 4, tone: "rubs" }),
    contactLike("moon", "moon", { weight: 9, tone: "none" }),
    contactLike("sun", "mercury", { weight: 5, strand: "talk" }),
    contactLike("sun", "sun", { weight: 10, strand: null }),
  ];
  expect(strandSums(contacts, "home")).toEqual({ holds: 5, rubs: 4 });
  expect(strandSums(contacts, "talk")).toEqual({ holds: 5, rubs: 0 });
});

test("a strand is little, one-sided, much, or both, in this order", () => {
  // Home: the 20th percentile of both sums is 7.75, the medians 8.4 and 4.4.
  const state = (holds: number, rubs: number) => strandAt("home", { holds, rubs }, "timed").state;
  expect(state(7.7, 0)).toBe("little");
  expect(state(7.8, 0)).toBe("holds");
  expect(state(10, 5)).toBe("holds");
  expect(state(5, 10)).toBe("rubs");
  expect(state(9, 5)).toBe("much");
  expect(state(8, 5)).toBe("both");
  expect(state(4.4, 4.1)).toBe("both");
});

test("pairs are compared with pairs of as many birth times; without any there is no standing", () => {
  expect(Object.keys(strandsOf([], "timed"))).toEqual([...strandNames]);
  expect(Object.keys(strandsOf([], "one-timed"))).toEqual([...strandNames]);
  expect(Object.keys(strandsOf([], "untimed"))).toEqual(strandNames.filter((name) => name !== "standing"));
  for (const strand of Object.values(strandsOf([], "untimed"))) expect(strand.state).toBe("little");
  const shares = (["timed", "one-timed", "untimed"] as const).map(
    (timing) => strandAt("home", { holds: 5, rubs: 0 }, timing).shares.holds,
  );
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(new Set(shares).size).toBe(3);
});
