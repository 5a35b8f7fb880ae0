import { describe, expect, test } from "vitest";
import type { Candidate } from "../book/candidates.ts";
import type { ItemRole } from "../report-plan.ts";
import { type ChapterDraft, partChooser } from "./choose-parts.ts";

interface Given {
  readonly words?: number;
  readonly urgency?: number;
  readonly optional?: boolean;
  readonly mandatory?: boolean;
  readonly role?: ItemRole;
  readonly openings?: readonly string[];
}

function candidate(part: string, { words = 50, urgency = 0, optional = true, ...given }: Given = {}): Candidate {
  const { mandatory = false, role = "gift", openings = [] } = given;
  const core = `${part.split("#")[0]}#core`;
  return {
    ...{ words, urgency, optional, mandatory, openings, core, claims: [], shape: null, weight: 4 },
    item: { part, role, facts: [], slots: {} },
  } as unknown as Candidate; // A choice reads nothing else.
}

const chapter = (words: number | null, candidates: readonly Candidate[]): ChapterDraft => ({
  ...{ role: "soul", words, sections: [{ id: "soul-sign", candidates }] },
});

const chosen = (chapters: readonly ChapterDraft[], left: readonly string[] = []) =>
  [...partChooser(chapters)(new Set(left))].toSorted();
const chosenOf = (words: number | null, candidates: readonly Candidate[]) => chosen([chapter(words, candidates)]);
const a = candidate("a/a/a#core");

describe("what a chapter prints", () => {
  test("is everything where it has no limit, and what is always printed whatever the limit", () => {
    const others = ["a/a/a#gift", "a/a/a#strain"].map((part) => candidate(part));
    expect(chosenOf(null, [a, ...others])).toEqual(["a/a/a#core", "a/a/a#gift", "a/a/a#strain"]);
    expect(chosenOf(10, [{ ...a, optional: false }, ...others])).toEqual(["a/a/a#core"]);
    expect(chosenOf(10, [{ ...a, mandatory: true }, ...others])).toEqual(["a/a/a#core"]);
  });

  test("is filled to 97 parts in a hundred, and to 110 with what is urgent", () => {
    const filling = (words: number, urgency: number) =>
      chosenOf(100, [candidate("a/a/a#core", { optional: false }), candidate("b/b/b#core", { words, urgency })]).length;
    expect([filling(47, -1), filling(48, -1), filling(60, 0), filling(61, 0)]).toEqual([2, 1, 2, 1]);
  });

  test("is taken in the order of urgency", () => {
    const parts = [candidate("b/b/b#core", { urgency: 1 }), candidate("c/c/c#core", { urgency: 2 })];
    expect(chosenOf(50, parts)).toEqual(["c/c/c#core"]);
  });
});

test("a part needs the core of its unit, and what is left out takes the others along", () => {
  const [core, gift] = [candidate("b/b/b#core", { words: 90, urgency: -1 }), candidate("b/b/b#gift", { urgency: 5 })];
  expect(chosenOf(100, [core, gift])).toEqual(["b/b/b#core"]);
  expect(chosenOf(60, [core, gift])).toEqual([]);
  expect(chosen([chapter(null, [core, gift, a])], ["b/b/b#core"])).toEqual(["a/a/a#core"]);
  expect(chosen([chapter(null, [{ ...core, mandatory: true }, gift, a])], ["b/b/b#gift"])).toEqual([
    ...["a/a/a#core", "b/b/b#core"],
  ]);
});

test("a part is counted once, in the first chapter that has it", () => {
  const again = candidate("a/a/a#core", { optional: false });
  const next = candidate("b/b/b#core", { words: 47, urgency: -1 });
  expect(chosenOf(100, [again, again, next])).toEqual(["a/a/a#core", "b/b/b#core"]);
});

test("a book has sixteen scenes and twelve practices at most", () => {
  const many = (role: ItemRole) =>
    Array.from({ length: 20 }, (_, index) => candidate(`${role}/${index}/x#core`, { role }));
  expect(chosenOf(null, many("scene"))).toHaveLength(16);
  expect(chosenOf(null, many("practice"))).toHaveLength(12);
  expect(chosenOf(null, many("gift"))).toHaveLength(20);
});

test("a third sentence with one opening in a chapter is left out, and not in another chapter", () => {
  const opening = (part: string) => candidate(part, { openings: ["you are at a", part] });
  const [one, two, three] = [opening("b/b/b#core"), opening("c/c/c#core"), opening("d/d/d#core")];
  const printed = chosenOf(null, [one, two, three]);
  expect(chosen([chapter(null, [one, two]), chapter(null, [three])])).toHaveLength(3);
  expect(printed).toHaveLength(2);
});
