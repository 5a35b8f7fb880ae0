import type { Aspect } from "@cosmic/chart/facts";
import type { Mark } from "../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark } from "../geometry/marks.ts";
import { lengthOf, type Point, turnOf, xy } from "../geometry/polar.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import type { WheelBody } from "./wheel-bodies.ts";
import { gauge, placeOf, ring, type WheelFrame, wheelRadius } from "./wheel-frame.ts";

/** Aspects with a smaller orb than this have a glyph (degrees). */
const markedOrbDeg = 2.6;
/** Positions to try for a glyph along its line: the middle, then outward. */
const glyphStops = [0.5, 0.43, 0.57, 0.36, 0.64, 0.29, 0.71];
/** Minimum distance between aspect glyphs, drawing units: two disc radii of 25 plus a gap. */
const glyphClearance = 58;

/** Aspect lines in the inner circle, wide orbs at the bottom of the stack; glyphs on the tightest; the Earth in the
 * middle. */
export function wheelAspects(aspects: readonly Aspect[], bodies: readonly WheelBody[], frame: WheelFrame): Mark {
  const places = new Map(bodies.map((body) => [body.id, body.longitudeDeg]));
  const drawn = [...aspects]
    .sort((one, other) => other.orb - one.orb)
    .flatMap((aspect) => {
      const from = places.get(aspect.a);
      const to = places.get(aspect.b);
      return from === undefined || to === undefined ? [] : [{ aspect, from, to }];
    });
  return groupMark(
    [
      ...drawn.map((line) => aspectLine(line, frame)),
      ...(frame.compact ? [] : aspectGlyphs(drawn, frame)),
      circleMark({ r: 30 }, { fill: "wheel-face", stroke: "ink", width: 2.6 }),
      pathMark("M-30 0H30M0-30V30", { stroke: "ink", width: gauge(frame).line, opacity: 0.8 }),
    ],
    undefined,
    "w-aspects",
  );
}

interface Drawn {
  readonly aspect: Aspect;
  readonly from: number;
  readonly to: number;
}

function aspectLine({ aspect, from, to }: Drawn, frame: WheelFrame): Mark {
  const { ink, dash } = aspectStyles[aspect.type];
  const hook = `w-as a-${aspect.a} a-${aspect.b}`;
  if (aspect.type === "conjunction") {
    const [first, second] = turnOf(to - from) > 180 ? [to, from] : [from, to];
    const radius = wheelRadius * ring.conjunction;
    const arc = `A${radius} ${radius} 0 0 0 ${xy(placeOf(frame, second, ring.conjunction))}`;
    return pathMark(`M${xy(placeOf(frame, first, ring.conjunction))}${arc}`, { stroke: ink, width: 7 }, hook);
  }
  return lineMark(
    { from: placeOf(frame, from, ring.aspect), to: placeOf(frame, to, ring.aspect) },
    { stroke: ink, width: aspect.tight ? 6 : 3.6, opacity: aspect.tight ? 1 : 0.72, ...(dash ? { dash } : {}) },
    hook,
  );
}

/** A glyph at the middle of each tight aspect, or next to it if the Earth or another glyph is there. */
function aspectGlyphs(drawn: readonly Drawn[], frame: WheelFrame): readonly Mark[] {
  const taken: Point[] = [{ x: 0, y: 0 }];
  const close = drawn.filter(({ aspect }) => aspect.orb < markedOrbDeg && aspect.type !== "conjunction").reverse();
  return close.flatMap(({ aspect, from, to }) => {
    const start = placeOf(frame, from, ring.aspect);
    const end = placeOf(frame, to, ring.aspect);
    const spot = glyphStops
      .map((share) => ({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }))
      .find((at) => taken.every((other) => lengthOf(at.x - other.x, at.y - other.y) >= glyphClearance));
    if (!spot) return [];
    taken.push(spot);
    const { ink } = aspectStyles[aspect.type];
    return groupMark(
      [
        circleMark({ ...spot, r: 25 }, { fill: "wheel-face" }),
        glyphMark({ name: aspect.type, ...spot, size: 30, ink, strokeWidth: 2 }),
      ],
      undefined,
      `w-mg a-${aspect.a} a-${aspect.b}`,
    );
  });
}
