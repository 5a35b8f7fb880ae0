import { type Facts, planets, type ZodiacPoint } from "@cosmic/chart/facts";
import { cos } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Mark } from "../drawing.ts";
import { circleMark, groupMark, pathMark, textMark } from "../geometry/marks.ts";
import { turnOf, xy } from "../geometry/polar.ts";
import { type Shown, spread } from "../geometry/spread.ts";
import { type GlyphName, glyphMark } from "../glyphs/glyphs.ts";
import { gauge, placeOf, ring, type WheelFrame, wheelRadius } from "./wheel-frame.ts";
import { baselineShare } from "./wheel-houses.ts";

/** One glyph of the wheel. */
export interface WheelBody {
  /** Fact key: `sun`, `trueNode` … */
  readonly id: string;
  readonly glyph: GlyphName;
  readonly longitudeDeg: number;
  readonly degree: number;
  readonly minute: number;
  readonly retrograde: boolean;
  /** Half of the arc the body may be in, degrees; 0 if the time is known. */
  readonly doubtDeg: number;
}

/** The ten planets, then node, Part of Fortune, Chiron and mean Lilith if the facts have them. */
export function bodiesOf(facts: Facts): readonly WheelBody[] {
  const points = [
    { id: "trueNode", glyph: "north-node", at: facts.points.trueNode },
    { id: "fortune", glyph: "fortune", at: facts.timeUnknown ? undefined : facts.points.fortune },
    { id: "chiron", glyph: "chiron", at: facts.points.chiron },
    { id: "meanLilith", glyph: "lilith", at: facts.points.meanLilith },
  ] as const;
  return [
    ...planets.map((id) => {
      const planet = facts.planets[id];
      // Noon stands in for an unknown time, so the Moon may be off by up to half a day's motion either way.
      const doubtDeg = facts.timeUnknown && id === "moon" ? Math.abs(planet.speed) / 2 : 0;
      return { ...bodyOf(planet), id, glyph: id, retrograde: planet.retrograde, doubtDeg };
    }),
    ...points.flatMap(({ id, glyph, at }) =>
      at ? [{ ...bodyOf(at), id, glyph, retrograde: false, doubtDeg: 0 }] : [],
    ),
  ];
}

function bodyOf({ longitude, degree, minute }: ZodiacPoint) {
  return { longitudeDeg: longitude, degree, minute };
}

/** Minimum spacing between neighboring glyphs and from the angles, degrees. */
const glyphSpacing = {
  wide: { gapDeg: 8.2, wallGapDeg: 4.6 },
  compact: { gapDeg: 11.5, wallGapDeg: 6.4 },
} as const;

/** Where each body is displayed, in input order. */
export function displayed(bodies: readonly WheelBody[], facts: Facts, compact: boolean): readonly Shown[] {
  const { angles } = facts;
  const wallsDeg = angles
    ? [angles.ascendant, angles.midheaven, angles.descendant, angles.imumCoeli].map((angle) => angle.longitude)
    : [];
  const longitudes = bodies.map((body) => body.longitudeDeg);
  return spread(longitudes, { ...(compact ? glyphSpacing.compact : glyphSpacing.wide), wallsDeg });
}

/** Planets and points: leader, dot on the aspect circle, glyph, degree, then minute or retrograde mark. */
export function wheelBodies(bodies: readonly WheelBody[], facts: Facts, frame: WheelFrame): Mark {
  const shown = displayed(bodies, facts, frame.compact);
  const marks = bodies.map((body, index) => {
    const place = shown[index] ?? { shownDeg: body.longitudeDeg, scale: 1, rank: 0 };
    return groupMark([...pointers(body, place, frame), ...sealed(body, place, frame)], undefined, `w-p p-${body.id}`);
  });
  return groupMark(marks, undefined, "w-planets");
}

/** Below 60% glyphs are too small to tell apart: such clusters are spread over tracks, and the table beside the wheel
 * gives their degrees. */
const smallestScale = 0.6;
const mostTracks = 3;
/** Distance between tracks, as a fraction of the outer radius. */
const trackStep = 0.085;

/** Radius of a glyph: the planet ring, or in a cluster one of up to three tracks in rotation. */
function trackOf({ scale, rank }: Shown): number {
  const tracks = scale < smallestScale ? Math.min(mostTracks, Math.ceil(smallestScale / scale)) : 1;
  return ring.body - (rank % tracks) * trackStep;
}

/** Leader, dot and, for a Moon of unknown time, the arc it may be in. */
function pointers(body: WheelBody, place: Shown, frame: WheelFrame): readonly Mark[] {
  const at = (longitude: number, share: number) => placeOf(frame, longitude, share);
  const leader = [
    at(body.longitudeDeg, ring.zodiacInner),
    at(body.longitudeDeg, ring.pointer),
    // Glyphs are .084 R high; .047 ends just outside their edge.
    at(place.shownDeg, trackOf(place) + 0.047),
  ];
  const marks: Mark[] = [
    pathMark(`M${leader.map(xy).join("L")}`, { stroke: "ink", width: 2.4, opacity: 0.7 }, "w-lead"),
    circleMark({ ...at(body.longitudeDeg, ring.aspect), r: 8 }, { fill: "ink" }, "w-dot"),
  ];
  if (body.doubtDeg > 0) {
    const share = 0.793;
    const radius = wheelRadius * share;
    const [from, to] = [body.longitudeDeg - body.doubtDeg, body.longitudeDeg + body.doubtDeg];
    const arc = `M${xy(at(from, share))}A${radius} ${radius} 0 0 0 ${xy(at(to, share))}`;
    marks.push(pathMark(arc, { stroke: "metal", width: 7 }, "w-range"));
  }
  return marks;
}

/** Glyph and numbers on a background that hides the cusps behind them; smaller where space is tight. */
function sealed(body: WheelBody, place: Shown, frame: WheelFrame): readonly Mark[] {
  const { shownDeg, scale } = place;
  const { glyph, degree } = gauge(frame);
  const shrink = Math.max(smallestScale, scale);
  const centre = placeOf(frame, shownDeg, trackOf(place));
  const ground = circleMark({ ...centre, r: glyph * 0.5 * shrink }, { fill: "wheel-face" });
  const size = glyph * shrink;
  const sign = glyphMark({ name: body.glyph, ...centre, size, ink: "ink", strokeWidth: 1.6, hook: "w-pg" });
  if (scale < smallestScale) return [ground, sign];
  const flat = Math.abs(cos((180 + turnOf(shownDeg - frame.leftDeg)) * radiansPerDegree));
  const degreeShare = (frame.compact ? 0.628 : 0.655) - 0.012 * flat;
  const second = placeOf(frame, shownDeg, degreeShare - 0.047 - 0.023 * flat);
  const figures = (words: string, size: number, share: number) => {
    const { x, y } = placeOf(frame, shownDeg, share);
    return { x, y: y + size * baselineShare, words };
  };
  const marks: Mark[] = [
    ground,
    sign,
    textMark(
      figures(`${body.degree}°`, degree * shrink, degreeShare),
      { face: "ui", size: degree * shrink, weight: 500, anchor: "middle" },
      { fill: "ink", stroke: "wheel-face", width: 9, halo: true },
    ),
  ];
  if (frame.compact) return marks;
  if (body.retrograde) {
    const retrograde = { name: "retrograde", ...second, size: 34 * shrink, ink: "metal" } as const;
    return [...marks, glyphMark({ ...retrograde, strokeWidth: 1.8, hook: "w-rx" })];
  }
  const minute = `${String(body.minute).padStart(2, "0")}′`;
  const small = 31 * shrink;
  const spot = { x: second.x, y: second.y + small * baselineShare, words: minute };
  const halo = { fill: "ink-2", stroke: "wheel-face", width: 9, halo: true } as const;
  return [...marks, textMark(spot, { face: "ui", size: small, anchor: "middle" }, halo)];
}
