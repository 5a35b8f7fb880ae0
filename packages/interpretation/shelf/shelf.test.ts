import { expect, test } from "vitest";
import { englishLibrary } from "./english-library.ts";
import { Shelf } from "./shelf.ts";

const sun = { subject: "planets-in-signs/sun", heading: "gemini" };
const slots = { a: "the Moon in Pisces", b: "Mars in Aries", element: "water" };

test("a passage is handed out once, and one that is not written is remembered as missing", () => {
  const shelf = new Shelf(englishLibrary);
  expect(shelf.take(sun)?.id).toBe("planets-in-signs/sun/gemini");
  expect(shelf.take(sun)).toBeNull();
  expect(shelf.take({ subject: "planets-in-signs/sun", heading: "ophiuchus" })).toBeNull();
  expect(shelf.missing).toEqual(["planets-in-signs/sun/ophiuchus"]);
});

test("a passage whose slots have no value stays on the shelf", () => {
  const shelf = new Shelf(englishLibrary);
  const pair = { subject: "tensions/pairs", heading: "needs-closeness.needs-distance" };
  expect(shelf.take(pair)).toBeNull();
  expect(shelf.take(pair, slots)).not.toBeNull();
});

test("no joint is told twice, and when a relation has none left the next one speaks", () => {
  const shelf = new Shelf(englishLibrary);
  const related = [
    { relation: "same-element", slots },
    { relation: "opposite-signs", slots },
  ] as const;
  const told = Array.from({ length: 40 }, () => shelf.joint(related)).filter((text) => text !== null);
  expect(told.length).toBeGreaterThan(5);
  expect(new Set(told).size).toBe(told.length);
});

test("a joint that says more than its relation waits until that holds", () => {
  const shelf = new Shelf(englishLibrary);
  const plain = [{ relation: "disposits", slots }] as const;
  const told = Array.from({ length: 40 }, () => shelf.joint(plain)).filter((text) => text !== null);
  expect(told.some((text) => text.startsWith("By an exchange that is rare"))).toBe(false);
  expect(shelf.joint([{ ...plain[0], holds: ["mutual"] }])).toContain("in each other’s signs");
});
