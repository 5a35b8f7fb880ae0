import type { Drawing } from "../drawing.ts";
import type { Point } from "../geometry/polar.ts";
import { overlapOf } from "./convex.ts";
import { type Outline, outlinesOf } from "./outlines.ts";

/** Outlines are slightly larger than the ink, so they may overlap by one pixel of a 400 px wide drawing. */
const hairShare = 1 / 400;

/** Places where a drawing's texts and glyphs overlap, are covered by a later disc, have a dot on them, or extend past
 * the drawing; empty for a legible drawing. */
export function legibilityFaults(drawing: Drawing): readonly string[] {
  const hair = drawing.viewBox[2] * hairShare;
  const found = outlinesOf(drawing).map((outline) => ({ ...outline, box: boxOf(outline.hull) }));
  const faults: string[] = [];
  for (const [index, one] of found.entries()) {
    if (one.kind === "cover" || one.kind === "dot") continue;
    const out = outside(one.box, drawing.viewBox);
    if (out > hair) faults.push(`${nameOf(one)} reaches ${Math.round(out)} out of the drawing`);
    for (const [at, other] of found.entries()) {
      if (at === index || !matters(one, other, at - index)) continue;
      if (!meet(one.box, other.box)) continue;
      const depth = overlapOf(one.hull, other.hull);
      if (depth > hair) faults.push(`${nameOf(one)} / ${nameOf(other)} by ${Math.round(depth)}`);
    }
  }
  return faults;
}

/** Whether `other`, drawn `later` positions after `one`, must not overlap it; symmetric pairs are checked once. */
function matters(one: Outline, other: Outline, later: number): boolean {
  if (other.kind === "dot") return true;
  if (later < 0) return false;
  return other.kind === "cover" || one.word === undefined || one.word !== other.word;
}

function nameOf({ kind, name }: Outline): string {
  return kind === "text" ? `"${name}"` : name;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(hull: readonly Point[]): Box {
  const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function outside(box: Box, [x, y, width, height]: Drawing["viewBox"]): number {
  return Math.max(x - box.left, box.right - x - width, y - box.top, box.bottom - y - height);
}
