import { expect, test } from "vitest";
import { type AspectType, aspectTypes, planets } from "../../names.ts";
import { type PairEnd, pairEnds } from "./contact.ts";
import { contactWeight, isOfYears, meetingAt, meetingRule, natureOf, strandOf, toneOf } from "./contact-rules.ts";

// Tables written from the specification of premium, 2.1 and 2.2.

test.each<[AspectType, string, number, number, number]>([
  ["conjunction", "beside", 0, 8, 1],
  ["opposition", "across", 180, 8, 0.9],
  ["trine", "flows", 120, 6, 0.8],
  ["square", "rubs", 90, 6, 0.8],
  ["sextile", "flows", 60, 4, 0.5],
  ["quincunx", "aslant", 150, 3, 0.3],
])("a %s is %s, at %d° within %d°, and weighs %d", (type, nature, angle, orb, factor) => {
  expect(natureOf(type)).toBe(nature);
  const inside = angle === 0 ? orb : angle - orb;
  expect(meetingAt(inside, "planets")).toMatchObject({ type, orb });
  expect(meetingAt(angle === 0 ? orb + 0.001 : angle - orb - 0.001, "planets")?.type).not.toBe(type);
  const ends = { first: "sun", second: "moon", bothWays: false } as const;
  expect(contactWeight({ ...ends, type, orb: 0 })).toBeCloseTo(10 * factor, 12);
  expect(contactWeight({ ...ends, type, orb: orb / 4 })).toBeCloseTo(10 * factor * 0.75, 12);
  expect(contactWeight({ ...ends, type, orb, bothWays: true })).toBeCloseTo(0, 12);
  expect(contactWeight({ ...ends, type, orb: 0, bothWays: true })).toBeCloseTo(12 * factor, 12);
});

test.each<[PairEnd, number]>([
  ["sun", 10],
  ["moon", 10],
  ["ascendant", 9],
  ["venus", 8],
  ["mars", 8],
  ["mercury", 7],
  ["saturn", 7],
  ["midheaven", 5],
  ["jupiter", 5],
  ["uranus", 4],
  ["neptune", 4],
  ["pluto", 4],
  ["chiron", 0],
  ["trueNode", 0],
])("%s counts %d", (end, weight) => {
  expect(contactWeight({ first: end, second: "sun", type: "conjunction", orb: 0, bothWays: false })).toBe(weight);
  expect(contactWeight({ first: "sun", second: end, type: "conjunction", orb: 0, bothWays: false })).toBe(weight);
});

test("planets meet planets and angles; Chiron and the node meet Sun to Mars and the angles within 3°; angles never meet", () => {
  const angles: readonly PairEnd[] = ["ascendant", "midheaven"];
  for (const a of angles) for (const b of angles) expect(meetingRule(a, b)).toBeNull();
  for (const planet of planets) {
    for (const end of [...planets, ...angles]) expect(meetingRule(planet, end)).toBe("planets");
    const personal = ["sun", "moon", "mercury", "venus", "mars"].includes(planet);
    expect(meetingRule("chiron", planet)).toBe(personal ? "points" : null);
    expect(meetingRule(planet, "trueNode")).toBe(personal ? "points" : null);
  }
  expect(meetingRule("chiron", "midheaven")).toBe("points");
  expect(meetingRule("chiron", "trueNode")).toBeNull();
  expect(meetingAt(3, "points")).toMatchObject({ type: "conjunction" });
  expect(meetingAt(3.01, "points")).toBeNull();
  expect(meetingAt(177, "points")).toMatchObject({ type: "opposition" });
  for (const apart of [60, 90, 120, 150]) expect(meetingAt(apart, "points")).toBeNull();
});

test("two of Jupiter to Pluto are of the years of birth, and no other two", () => {
  const slow = ["jupiter", "saturn", "uranus", "neptune", "pluto"];
  for (const a of pairEnds)
    for (const b of pairEnds) expect(isOfYears(a, b)).toBe(slow.includes(a) && slow.includes(b));
});

const sharp = ["mars", "uranus", "moon", "ascendant"];

test("trines and sextiles hold, squares and oppositions rub, quincunxes neither, a conjunction by its bodies", () => {
  for (const first of pairEnds) {
    for (const second of pairEnds) {
      for (const type of aspectTypes) {
        const ends = [first, second];
        const isPoint = ends.some((end) => end === "chiron" || end === "trueNode");
        const beside = type === "conjunction" || (type === "opposition" && ends.includes("ascendant"));
        const tense =
          ends.includes("saturn") ||
          ends.includes("pluto") ||
          (ends.includes("mars") && ends.every((end) => sharp.includes(end)));
        const expected =
          isPoint || type === "quincunx"
            ? "none"
            : beside
              ? tense
                ? "rubs"
                : "holds"
              : type === "trine" || type === "sextile"
                ? "holds"
                : "rubs";
        expect(toneOf({ first, second, type }), `${first} ${type} ${second}`).toBe(expected);
      }
    }
  }
});

test.each<[PairEnd, PairEnd, string]>([
  ["mercury", "midheaven", "standing"],
  ["midheaven", "sun", "standing"],
  ["mercury", "saturn", "talk"],
  ["ascendant", "mercury", "talk"],
  ["saturn", "mars", "staying"],
  ["mars", "jupiter", "spark"],
  ["sun", "uranus", "spark"],
  ["pluto", "neptune", "spark"],
  ["jupiter", "venus", "widening"],
  ["moon", "neptune", "widening"],
  ["sun", "moon", "home"],
  ["venus", "ascendant", "home"],
])("%s and %s are of the strand %s", (first, second, strand) => {
  expect(strandOf(first, second)).toBe(strand);
  expect(strandOf(second, first)).toBe(strand);
});
