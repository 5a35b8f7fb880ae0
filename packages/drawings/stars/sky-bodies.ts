import type { Ink, Lettering, Mark } from "../drawing.ts";
import { type Box, boxesMeet, distanceToBox, textBox } from "../geometry/boxes.ts";
import { circleMark, groupMark, lineMark, textMark } from "../geometry/marks.ts";
import { lengthOf, type Point } from "../geometry/polar.ts";
import { pushApart } from "../geometry/push-apart.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import { directionOf } from "./direction.ts";
import type { Projection } from "./projection.ts";
import type { SkyBody } from "./sky-of.ts";

/** How a sky plate's planets are drawn. */
export interface BodyStyle {
  readonly size: number;
  readonly halo: number;
  readonly strokeWidth: number;
  readonly ink: Ink;
  readonly ground: Ink;
  readonly named: boolean;
  /** Radius of the horizon. */
  readonly horizon: number;
}

interface PlacedBody {
  readonly body: SkyBody;
  /** True position. */
  readonly true: Point;
  /** Position of the glyph. */
  readonly shown: Point;
}

/** Bodies above the horizon; glyphs that would touch are pushed apart, with a leader to their true position. */
export function skyBodies(bodies: readonly SkyBody[], projection: Projection, style: BodyStyle): readonly Mark[] {
  const up = bodies.flatMap((body) => {
    const { x, y, height } = projection(directionOf(body));
    return height > 0 ? [{ body, at: { x: x * style.horizon, y: y * style.horizon } }] : [];
  });
  const shown = pushApart(
    up.map(({ at }) => at),
    style.halo * 2,
    style.horizon - style.halo,
  );
  const placed = up.map(({ body, at }, index) => ({ body, true: at, shown: shown[index] ?? at }));
  const glyphs = placed.map((one) => groupMark(bodyMarks(one, style), undefined, "k-body"));
  return style.named ? [...glyphs, ...nameMarks(placed, style)] : glyphs;
}

function bodyMarks(one: PlacedBody, style: BodyStyle): readonly Mark[] {
  const { shown, body } = one;
  const moved = lengthOf(shown.x - one.true.x, shown.y - one.true.y) > style.halo * 0.6;
  const leader = moved
    ? [
        lineMark({ from: one.true, to: shown }, { stroke: style.ink, width: 1, opacity: 0.6 }),
        circleMark({ ...one.true, r: 2.4 }, { fill: style.ink }),
      ]
    : [];
  const glyph = { name: body.glyph, ...shown, size: style.size, ink: style.ink, strokeWidth: style.strokeWidth };
  return [...leader, circleMark({ ...shown, r: style.halo }, { fill: style.ground }), glyphMark(glyph)];
}

const name: Lettering = { face: "text", size: 26, italic: true };

/** Names beside their glyphs: right, left, below or above, at the first spot inside the horizon that is clear of other
 * glyphs and names. A body in a dense cluster gets no name. */
function nameMarks(placed: readonly PlacedBody[], style: BodyStyle): readonly Mark[] {
  const taken: Box[] = [];
  return placed.flatMap((one) => {
    const words = one.body.name;
    const free = spotsBeside(one.shown).find((spot) => {
      const box = textBox(spot, words, spot.lettering);
      return (
        within(box, style.horizon) &&
        taken.every((other) => !boxesMeet(box, other)) &&
        placed.every((other) => other === one || distanceToBox(other.shown, box) >= style.halo)
      );
    });
    if (words === "" || free === undefined) return [];
    taken.push(textBox(free, words, free.lettering));
    const paint = { fill: "ink", stroke: style.ground, width: 6, halo: true } as const;
    return [textMark({ x: free.x, y: free.y, words }, free.lettering, paint)];
  });
}

function spotsBeside({ x, y }: Point) {
  return [
    { x: x + 26, y: y + 8, lettering: { ...name, anchor: "start" } },
    { x: x - 26, y: y + 8, lettering: { ...name, anchor: "end" } },
    { x, y: y + 44, lettering: { ...name, anchor: "middle" } },
    { x, y: y - 30, lettering: { ...name, anchor: "middle" } },
  ] as const;
}

/** Whether a box lies within a circle around the origin. */
function within({ left, right, top, bottom }: Box, radius: number): boolean {
  return lengthOf(Math.max(-left, right), Math.max(-top, bottom)) < radius;
}
