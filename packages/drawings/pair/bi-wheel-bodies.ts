import { type Planet, planets } from "@cosmic/chart/names";
import type { Mark } from "../drawing.ts";
import { circleMark, groupMark, pathMark, textMark } from "../geometry/marks.ts";
import { xy } from "../geometry/polar.ts";
import { spread } from "../geometry/spread.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import { type BiFrame, biGauge, biPoint, biRing } from "./bi-wheel-frame.ts";
import type { PairedFacts } from "./paired-facts.ts";

/** Radii and spacing for one person's planets. */
interface Track {
  readonly glyph: number;
  readonly degree: number;
  /** Where a leader starts. */
  readonly lead: number;
  readonly gapDeg: number;
  readonly wallGapDeg: number;
}

const tracks = {
  first: {
    wide: { glyph: 586, degree: 508, lead: biRing.split, gapDeg: 9.4, wallGapDeg: 5.4 },
    compact: { glyph: 570, degree: 0, lead: biRing.split, gapDeg: 12.6, wallGapDeg: 7.2 },
  },
  second: {
    wide: { glyph: 772, degree: 698, lead: biRing.zodiacInner, gapDeg: 7.4, wallGapDeg: 0 },
    compact: { glyph: 754, degree: 0, lead: biRing.zodiacInner, gapDeg: 9.6, wallGapDeg: 0 },
  },
} as const satisfies Readonly<Record<"first" | "second", Readonly<Record<"wide" | "compact", Track>>>>;

export interface BiPerson {
  readonly facts: PairedFacts;
  readonly ring: "first" | "second";
  /** Half of the arc the Moon may be in, degrees; 0 if the time is known. */
  readonly moonDoubtDeg: number;
  /** Glyphs keep off all four of their own chart's angles, not off the first's horizon alone. */
  readonly offAngles?: boolean;
}

/** Distance from an angle on the outer ring, degrees. */
const outerWallGapDeg = 4;

/** Ten planets in their ring: leader, glyph, degree (not in compact form), and a dot on the inner circle, filled for
 * the first person and open for the second. */
export function biBodies(person: BiPerson, frame: BiFrame): Mark {
  const { facts, ring, moonDoubtDeg } = person;
  const track: Track = tracks[ring][frame.compact ? "compact" : "wide"];
  const walls = wallsOf(person);
  const shown = spread(
    planets.map((planet) => facts.planets[planet].longitude),
    { gapDeg: track.gapDeg, wallsDeg: walls, wallGapDeg: track.wallGapDeg || outerWallGapDeg },
  );
  const marks = planets.flatMap((planet, index) => {
    const { longitude } = facts.planets[planet];
    const { shownDeg, scale } = shown[index] ?? { shownDeg: longitude, scale: 1 };
    const doubt = planet === "moon" && moonDoubtDeg > 0 ? [range(longitude, moonDoubtDeg, { track, frame })] : [];
    return [...doubt, ...body({ planet, facts, ring }, { shownDeg, scale }, { track, frame })];
  });
  return groupMark(marks, undefined, "w-planets");
}

function wallsOf({ facts: { angles }, ring, offAngles = false }: BiPerson): readonly number[] {
  if (angles === null || (ring === "second" && !offAngles)) return [];
  const { ascendant, descendant, midheaven, imumCoeli } = angles;
  const walls = offAngles ? [ascendant, descendant, midheaven, imumCoeli] : [ascendant, descendant];
  return walls.map(({ longitude }) => longitude);
}

interface Setting {
  readonly track: Track;
  readonly frame: BiFrame;
}

function body(
  { planet, facts, ring }: { readonly planet: Planet; readonly facts: PairedFacts; readonly ring: BiPerson["ring"] },
  { shownDeg, scale }: { readonly shownDeg: number; readonly scale: number },
  { track, frame }: Setting,
): readonly Mark[] {
  const { longitude, degree } = facts.planets[planet];
  const at = biPoint(frame, shownDeg, track.glyph);
  const leader = [
    biPoint(frame, longitude, track.lead),
    biPoint(frame, longitude, track.lead - 24),
    biPoint(frame, shownDeg, track.glyph + 46),
  ];
  const dot = { ...biPoint(frame, longitude, biRing.aspect), r: 10 };
  const figure = biPoint(frame, shownDeg, track.degree);
  return [
    pathMark(`M${leader.map(xy).join("L")}`, { stroke: "ink", width: 2.2, opacity: 0.6 }),
    ring === "first"
      ? circleMark(dot, { fill: "ink" })
      : circleMark(dot, { fill: "wheel-face", stroke: "ink", width: 3.4 }),
    glyphMark({ name: planet, ...at, size: Math.round(biGauge(frame).glyph * scale), ink: "ink", strokeWidth: 1.65 }),
    ...(frame.compact || scale < 1
      ? []
      : [
          textMark(
            { x: figure.x, y: figure.y + 13, words: `${degree}°` },
            { face: "ui", size: 40, weight: 500, anchor: "middle" },
            { fill: "ink" },
          ),
        ]),
  ];
}

/** The arc a Moon of unknown time may be in, along the outer edge of its ring. */
function range(longitudeDeg: number, doubtDeg: number, { track, frame }: Setting): Mark {
  const radius = track.lead - 10;
  const [from, to] = [longitudeDeg - doubtDeg, longitudeDeg + doubtDeg].map((at) => xy(biPoint(frame, at, radius)));
  return pathMark(`M${from}A${radius} ${radius} 0 0 0 ${to}`, { stroke: "metal", width: 7 });
}
