import fc from "fast-check";
import { expect, test } from "vitest";
import { lineUp } from "./line-up.ts";

const labels = fc.array(
  fc.record({ at: fc.double({ min: -20, max: 120, noNaN: true }), room: fc.double({ min: 1, max: 20, noNaN: true }) }),
  { maxLength: 12 },
);

test("labels keep their rooms, their order and the line wherever they fit", () => {
  fc.assert(
    fc.property(labels, (given) => {
      const wanted = given.reduce((sum, { room }) => sum + room, 0);
      const scale = wanted > 100 ? 100 / wanted : 1;
      const shown = lineUp(given, { from: 0, to: 100 });
      const order = given.map((_, index) => index).sort((a, b) => (given[a]?.at ?? 0) - (given[b]?.at ?? 0) || a - b);
      let edge = -1e-9;
      for (const index of order) {
        const half = ((given[index]?.room ?? 0) * scale) / 2;
        expect((shown[index] ?? 0) - half).toBeGreaterThanOrEqual(edge - 1e-9);
        edge = (shown[index] ?? 0) + half;
      }
      expect(edge).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});

test("a label with room enough stands where it wants to", () => {
  const shown = lineUp(
    [
      { at: 70, room: 10 },
      { at: 20, room: 10 },
    ],
    { from: 0, to: 100 },
  );
  expect(shown[0]).toBeCloseTo(70, 12);
  expect(shown[1]).toBeCloseTo(20, 12);
});
