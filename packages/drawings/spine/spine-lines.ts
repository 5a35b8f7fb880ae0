import type { Ink, Mark, Paint } from "../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark } from "../geometry/marks.ts";
import { round, xy } from "../geometry/polar.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import type { Chord } from "./aspect-ties.ts";
import { arcTo, bandOuter, gaugeOf, ringPart, type SpineFrame, type Stretch, spot, stretchOf } from "./spine-frame.ts";
import type { Sector, Ties } from "./spine-ties.ts";

/** Tint of what is enclosed; the screen's style sheet sets its own for each paper. */
const washOpacity = 0.14;

/** A tinted part of the zodiac; a crowded one is engraved down to the circle of ties. */
export function sectorMarks({ ink, engraved, ...stretch }: Sector, frame: SpineFrame): readonly Mark[] {
  const { tie, bandInner, hair, line } = gaugeOf(frame);
  const wash = pathMark(
    ringPart(frame, stretch, [bandInner, bandOuter]),
    { fill: ink, opacity: washOpacity },
    "w-wash",
  );
  if (!engraved) return [wash];
  let arcs = "";
  for (let radius = tie + 12; radius < bandInner - 4; radius += 13) {
    arcs += `M${xy(spot(frame, stretch.fromDeg, radius))}${arcTo(frame, stretch, radius)}`;
  }
  const sides = [stretch.fromDeg, stretch.toDeg].map((at) => ({
    from: spot(frame, at, tie),
    to: spot(frame, at, bandOuter),
  }));
  return [
    wash,
    pathMark(arcs, { stroke: "ink", width: hair, opacity: 0.45 }, "s-engraved"),
    ...sides.map((ends) => lineMark(ends, { stroke: "ink", width: line, opacity: 0.8 })),
  ];
}

/** What the chords of a structure enclose. */
export function areaMarks({ areaDeg, areaInk }: Ties, frame: SpineFrame): readonly Mark[] {
  if (areaDeg.length < 3) return [];
  const corners = areaDeg.map((at) => xy(spot(frame, at, gaugeOf(frame).tie))).join("L");
  return [pathMark(`M${corners}Z`, { fill: areaInk, opacity: washOpacity }, "w-wash")];
}

/** Dashes of the wheel are for lines of six units. */
const dashedWidth = 6;

/** Ink, width and dash of an aspect as it is drawn here. */
export function chordPaint({ type, bold }: Pick<Chord, "type" | "bold">, frame: SpineFrame): Paint {
  const { chord, fine } = gaugeOf(frame);
  const { ink, dash } = aspectStyles[type];
  const width = bold ? chord : fine;
  const scale = Math.max(1, width / dashedWidth);
  const dashes = dash
    ?.split(" ")
    .map((length) => round(Number(length) * scale))
    .join(" ");
  return { stroke: ink, width, ...(dashes ? { dash: dashes } : {}) };
}

/** An aspect as a straight line on the circle of ties. */
export function chordMark(
  { from, to }: { readonly from: number; readonly to: number },
  paint: Paint,
  frame: SpineFrame,
): Mark {
  const { tie } = gaugeOf(frame);
  return lineMark({ from: spot(frame, from, tie), to: spot(frame, to, tie) }, paint, "s-chord");
}

const bracketInk: Ink = "ink";

/** Planets that stand together, as a bracket just outside the circle of ties. */
export function bracketMark(longitudesDeg: readonly number[], frame: SpineFrame): Mark {
  const { tie, bracket } = gaugeOf(frame);
  const stretch = stretchOf(longitudesDeg, 1.9);
  return pathMark(hooked(stretch, [tie + 26, tie + 2], frame), { stroke: bracketInk, width: bracket }, "s-bracket");
}

/** The half of the sky in which a planet is alone, as a long bracket inside the circle of ties. */
export function halfMark(stretch: Stretch, frame: SpineFrame): Mark {
  const { tie, bold } = gaugeOf(frame);
  return pathMark(hooked(stretch, [tie - 30, tie - 58], frame), { stroke: bracketInk, width: bold }, "s-half");
}

function hooked(stretch: Stretch, [radius, foot]: readonly [number, number], frame: SpineFrame): string {
  const at = (deg: number, r: number) => xy(spot(frame, deg, r));
  const { fromDeg, toDeg } = stretch;
  return `M${at(fromDeg, foot)}L${at(fromDeg, radius)}${arcTo(frame, stretch, radius)}L${at(toDeg, foot)}`;
}

/** A short arc from an attached planet to the member it is conjunct. */
export function tetherArc(longitudesDeg: readonly number[], frame: SpineFrame): Mark {
  const { tie, bold } = gaugeOf(frame);
  const stretch = stretchOf(longitudesDeg, 1.2);
  const path = `M${xy(spot(frame, stretch.fromDeg, tie + 26))}${arcTo(frame, stretch, tie + 26)}`;
  return pathMark(path, { stroke: "ink-3", width: bold }, "s-tether");
}

const phaseRadius = 170;

/** The way from the Sun to the Moon as an angle at the Earth, in the middle. */
export function phaseMark(stretch: Stretch, frame: SpineFrame): Mark {
  const { tie, bold, line } = gaugeOf(frame);
  const at = (deg: number, radius: number) => spot(frame, deg, radius);
  const arc = `M${xy(at(stretch.fromDeg, phaseRadius))}${arcTo(frame, stretch, phaseRadius)}`;
  const sides = [stretch.fromDeg, stretch.toDeg];
  return groupMark(
    [
      pathMark(`M0 0L${arc.slice(1)}Z`, { fill: "ink", opacity: washOpacity }, "w-wash"),
      ...sides.map((deg) => lineMark({ from: at(deg, 30), to: at(deg, tie) }, { stroke: "ink", width: bold })),
      pathMark(arc, { stroke: "ink", width: bold }),
      circleMark({ r: 30 }, { fill: "wheel-face", stroke: "ink", width: line }),
      pathMark("M-30 0H30M0-30V30", { stroke: "ink", width: line }),
    ],
    undefined,
    "s-phase",
  );
}
