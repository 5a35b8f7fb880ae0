import type { Ink, Mark } from "../drawing.ts";
import { circleMark, groupMark, lineMark, textMark } from "../geometry/marks.ts";
import { lengthOf, type Point } from "../geometry/polar.ts";
import { pushApart } from "../geometry/push-apart.ts";
import { glyphMark } from "../glyphs.ts";
import type { SkyBody } from "../sky-of.ts";
import { directionOf } from "./direction.ts";
import type { Projection } from "./projection.ts";

/** How the planets of a sky plate are drawn. */
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
  /** Where it is. */
  readonly true: Point;
  /** Where its glyph stands. */
  readonly shown: Point;
}

/** Bodies above the horizon; glyphs that would touch are pushed apart and keep a leader to their true place. */
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
  return placed.map((one) => groupMark(bodyMarks(one, placed, style), undefined, "k-body"));
}

function bodyMarks(one: PlacedBody, all: readonly PlacedBody[], style: BodyStyle): readonly Mark[] {
  const { shown, body } = one;
  const moved = lengthOf(shown.x - one.true.x, shown.y - one.true.y) > style.halo * 0.6;
  const leader = moved
    ? [
        lineMark({ from: one.true, to: shown }, { stroke: style.ink, width: 1, opacity: 0.6 }),
        circleMark({ ...one.true, r: 2.4 }, { fill: style.ink }),
      ]
    : [];
  const glyph = { name: body.glyph, ...shown, size: style.size, ink: style.ink, strokeWidth: style.strokeWidth };
  return [
    ...leader,
    circleMark({ ...shown, r: style.halo }, { fill: style.ground }),
    glyphMark(glyph),
    ...(style.named && body.name ? [nameMark(one, all, style)] : []),
  ];
}

/** The name stands on the free side: away from the rim and from a neighbour. */
function nameMark({ body, shown }: PlacedBody, all: readonly PlacedBody[], style: BodyStyle): Mark {
  const crowded = all.some(
    ({ shown: other }) => other.x > shown.x && other.x - shown.x < 96 && Math.abs(other.y - shown.y) < 34,
  );
  const right = shown.x < style.horizon * 0.62 && !crowded;
  return textMark(
    { x: shown.x + (right ? 26 : -26), y: shown.y + 8, words: body.name },
    { face: "text", size: 26, italic: true, anchor: right ? "start" : "end" },
    { fill: "ink", stroke: style.ground, width: 6, halo: true },
  );
}
