import fc from "fast-check";
import { expect, test } from "vitest";
import { BestFirst, scoreTree } from "./best-first.ts";

test("every entry of any stretch comes once, best score first, whatever the number of scores", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 1, maxLength: 70 }),
      fc.nat(70),
      fc.nat(70),
      (scores, one, two) => {
        const [from, to] = [one, two].map((at) => Math.min(at, scores.length)).toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const entries = new BestFirst(
          scoreTree(scores.length, (index) => scores[index] ?? 0),
          from,
          to,
        );
        const given: number[] = [];
        for (let foretold = entries.bestScore; foretold >= 0; foretold = entries.bestScore) {
          const entry = entries.next();
          expect(scores[entry]).toBe(foretold);
          given.push(entry);
        }
        expect(entries.next()).toBe(-1);
        expect(given.map((entry) => scores[entry])).toEqual(scores.slice(from, to).toSorted((a, b) => b - a));
        expect(new Set(given).size).toBe(to - from);
      },
    ),
  );
});
