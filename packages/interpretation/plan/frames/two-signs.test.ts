import { expect, test } from "vitest";
import { signsInOrder } from "./two-signs.ts";

const changingAt = (edge: string) =>
  [
    { from: "00:00", to: edge, sign: "Pisces" },
    { from: edge, to: "24:00", sign: "Aries" },
  ] as const;

// Neither comes first by its place in the alphabet or in the zodiac.
test.each([
  ["12:00", ["Pisces", "Aries"]],
  ["03:00", ["Aries", "Pisces"]],
  ["21:00", ["Pisces", "Aries"]],
] as const)("of two signs that change at %s the likelier comes first, else the first of the day", (edge, signs) => {
  const facts = {
    timeUnknown: true,
    sunSigns: [],
    moonSigns: changingAt(edge),
    signChanges: { venus: changingAt(edge) },
  };
  expect(signsInOrder("moon", facts)).toEqual(signs);
  expect(signsInOrder("venus", facts)).toEqual(signs);
  expect(signsInOrder("mars", facts)).toEqual([]);
  expect(signsInOrder("moon", { ...facts, timeUnknown: false })).toEqual([]);
});
