import { expect, test } from "vitest";
import { englishLibrary } from "./english-library.ts";
import { PassagePool } from "./passage-pool.ts";

const sun = { subject: "planets-in-signs/sun", heading: "gemini" };
const slots = { a: "the Moon in Pisces", b: "Mars in Aries", element: "water" };

test("a passage is handed out once, and one that is not written is remembered as missing", () => {
  const passages = new PassagePool(englishLibrary);
  expect(passages.take(sun)?.id).toBe("planets-in-signs/sun/gemini");
  expect(passages.take(sun)).toBeNull();
  expect(passages.take({ subject: "planets-in-signs/sun", heading: "ophiuchus" })).toBeNull();
  expect(passages.missing).toEqual(["planets-in-signs/sun/ophiuchus"]);
});

test("a passage whose slots have no value stays on the shelf", () => {
  const passages = new PassagePool(englishLibrary);
  const pair = { subject: "tensions/pairs", heading: "needs-closeness.needs-distance" };
  expect(passages.take(pair)).toBeNull();
  expect(passages.take(pair, slots)).not.toBeNull();
});

test("no joint is told twice, and when a relation has none left the next one speaks", () => {
  const passages = new PassagePool(englishLibrary);
  const related = [
    { relation: "same-element", slots },
    { relation: "opposite-signs", slots },
  ] as const;
  const told = Array.from({ length: 40 }, () => passages.joint(related)).filter((text) => text !== null);
  expect(told.length).toBeGreaterThan(5);
  expect(new Set(told).size).toBe(told.length);
});

test("a joint that says more than its relation waits until that holds", () => {
  const passages = new PassagePool(englishLibrary);
  const plain = [{ relation: "disposits", slots }] as const;
  const told = Array.from({ length: 40 }, () => passages.joint(plain)).filter((text) => text !== null);
  expect(told.some((text) => text.startsWith("By an exchange that is rare"))).toBe(false);
  expect(passages.joint([{ ...plain[0], holds: ["mutual"] }])).toContain("in each other’s signs");
});
