import { expect, test } from "vitest";
import type { Mark } from "../drawing.ts";
import type { Point } from "../geometry/polar.ts";
import { glyphMark, glyphNames, isMoon } from "../glyphs/glyphs.ts";
import { moonDisc } from "./moon-plate.ts";

const radius = 104;
/** Every 15° of elongation. */
const phases = Array.from({ length: 24 }, (_, index) => index * 15);

/** Samples points along path data made of moves, half ellipses about the vertical axis, and a close. */
function outlineOf(d: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = "", list = ""] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?[\d.]+/g)].map(Number);
    if (command === "M") at = { x: numbers[0] ?? 0, y: numbers[1] ?? 0 };
    if (command !== "A") continue;
    const [rx = 0, ry = 0, , , sweep, x = 0, y = 0] = numbers;
    const from = at;
    // Clockwise downward is along the right side, clockwise upward along the left.
    const side = (sweep === 1) === y > from.y ? 1 : -1;
    for (let step = 0; step <= 200; step += 1) {
      const turn = (Math.PI * step) / 200;
      const down = y > from.y ? -Math.cos(turn) : Math.cos(turn);
      points.push({ x: x + side * rx * Math.sin(turn), y: (from.y + y) / 2 + down * ry });
    }
    at = { x, y };
  }
  return points;
}

/** Area of a polygon, and how far its centroid lies to the right of the vertical at `axis`. */
function areaOf(points: readonly Point[], axis = 0) {
  let [doubled, moment] = [0, 0];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const cross = from.x * to.y - to.x * from.y;
    doubled += cross;
    moment += (from.x + to.x) * cross;
  }
  return { area: Math.abs(doubled) / 2, side: Math.sign(moment / (3 * doubled) - axis) };
}

function litOf(marks: readonly Mark[]) {
  const lit = marks.find(({ hook }) => hook === "m-lit");
  expect(lit?.paint?.fill).toBe("lit");
  return areaOf(outlineOf(String(lit?.at?.d)));
}

test.each(phases)("at an elongation of %i° the lit share of the disc is that of the sky", (phaseAngleDeg) => {
  const share = litOf(moonDisc({ phaseAngleDeg, southern: false })).area / (Math.PI * radius * radius);
  expect(Math.abs(share - (1 - Math.cos((phaseAngleDeg * Math.PI) / 180)) / 2)).toBeLessThan(0.01);
});

test("a waxing moon is lit at the right from the north and at the left from the south, a waning one the other way", () => {
  for (const phaseAngleDeg of phases.filter((phase) => phase % 180 !== 0)) {
    const waxing = phaseAngleDeg < 180 ? 1 : -1;
    expect(litOf(moonDisc({ phaseAngleDeg, southern: false })).side).toBe(waxing);
    expect(litOf(moonDisc({ phaseAngleDeg, southern: true })).side).toBe(-waxing);
  }
});

test("nothing but the light changes the tone of the disc: the dark part is one, engraved from rim to terminator", () => {
  for (const phaseAngleDeg of phases) {
    const [whole, lines] = moonDisc({ phaseAngleDeg, southern: false });
    expect(whole?.paint?.fill).toBe("shade");
    const ends = [...String(lines?.at?.d).matchAll(/M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)/g)].map(([, from, y, to]) => {
      const half = Math.sqrt(radius * radius - Number(y) ** 2) - 4;
      return Math.abs(Number(to)) / half + Math.abs(Number(from)) / half;
    });
    const cosine = Math.abs(Math.cos((phaseAngleDeg * Math.PI) / 180));
    for (const end of ends) expect(end).toBeCloseTo(1 + cosine, 0);
  }
});

test("glyphs of the phases are dark where the moon is dark, at every size", () => {
  const darkSides = { "waxing-crescent": -1, "first-quarter": -1, "waxing-gibbous": -1, "waning-gibbous": 1 } as const;
  const others = { "last-quarter": 1, "waning-crescent": 1 } as const;
  for (const [name, side] of Object.entries({ ...darkSides, ...others })) {
    const mark = glyphMark({ name: name as keyof typeof darkSides, x: 12, y: 12, size: 12 });
    const dark = mark.marks?.find(({ paint }) => paint?.fill === "shade");
    expect(areaOf(outlineOf(String(dark?.at?.d)), 12).side).toBe(side);
  }
  const filled = (name: string) =>
    glyphNames
      .filter((one) => one === name)
      .flatMap((one) => glyphMark({ name: one, x: 0, y: 0, size: 12 }).marks ?? [])
      .map(({ paint }) => paint?.fill);
  expect(filled("new-moon")).toEqual(["lit", "shade"]);
  expect(filled("full-moon")).toEqual(["lit"]);
  expect(glyphNames.filter(isMoon)).toHaveLength(8);
});
