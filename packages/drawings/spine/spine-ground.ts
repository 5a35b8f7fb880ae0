import type { Facts } from "@cosmic/chart/facts";
import { signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { Mark } from "../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { stroke, turnOf } from "../geometry/polar.ts";
import { spread } from "../geometry/spread.ts";
import { glyphMark, isGlyphName } from "../glyphs/glyphs.ts";
import { elementInks } from "../wheel-parts/wheel-frame.ts";
import { type AngleLetters, baselineShare } from "../wheel-parts/wheel-houses.ts";
import { bandOuter, gaugeOf, type SpineFrame, spot } from "./spine-frame.ts";

/** The face, a scale of five degrees and the signs' borders: enough of the wheel to know where one is. */
export function spineGround(frame: SpineFrame): Mark {
  const { bandInner, hair, line, frame: heavy } = gaugeOf(frame);
  const fine = { stroke: "ink", width: hair, opacity: 0.5 } as const;
  let ticks = "";
  let borders = "";
  for (let degree = 0; degree < 360; degree += 5) {
    ticks += stroke(spot(frame, degree, bandOuter), spot(frame, degree, degree % 10 === 0 ? 960 : 970));
    if (degree % 30 === 0) borders += stroke(spot(frame, degree, bandInner), spot(frame, degree, bandOuter));
  }
  return groupMark([
    circleMark({ r: 1000 }, { fill: "wheel-face" }, "w-face"),
    circleMark({ r: 1000 }, { stroke: "ink", width: heavy }),
    circleMark({ r: bandOuter }, fine),
    circleMark({ r: bandInner }, { stroke: "ink", width: line, opacity: 0.8 }),
    pathMark(ticks, fine),
    pathMark(borders, fine),
  ]);
}

/** Degrees within which an angle's stroke would run through a sign's glyph. */
const strikeDeg = 3.4;

/** The twelve signs, each in its element's ink; one that an angle runs through lies on a plain disc. */
export function spineSigns(frame: SpineFrame, anglesDeg: readonly number[]): Mark {
  const { bandInner, sign: size } = gaugeOf(frame);
  const marks = signs.flatMap((sign, index) => {
    const middle = index * 30 + 15;
    const { x, y } = spot(frame, middle, (bandInner + bandOuter) / 2 - 6);
    const name = sign.toLowerCase();
    if (!isGlyphName(name)) throw new Error(`No glyph for the sign ${sign}.`);
    const ink = required(elementInks[index % 4], "an ink of four");
    const struck = anglesDeg.some((angle) => Math.abs(turnOf(angle - middle + 180) - 180) < strikeDeg);
    return [
      ...(struck ? [circleMark({ x, y, r: size * 0.52 }, { fill: "wheel-face" })] : []),
      glyphMark({ name, x, y, size, ink, strokeWidth: 1.4, hook: "w-sign" }),
    ];
  });
  return groupMark(marks, undefined, "w-signs");
}

/** An angle that is drawn, and whether a planet stands at it. */
export interface DrawnAngle {
  readonly name: keyof NonNullable<Facts["angles"]>;
  readonly longitudeDeg: number;
  readonly held: boolean;
}

/** Letters keep this many type sizes apart. */
const letterGap = 1.9;

/** Angles as strokes across the zodiac, those a planet stands at down to the circle of ties, with their letters. */
export function spineAngles(angles: readonly DrawnAngle[], frame: SpineFrame, letters: AngleLetters): readonly Mark[] {
  const { bandInner, tie, bracket, angle: size } = gaugeOf(frame);
  const radius = 1026 + size * 0.72;
  const shown = spread(
    angles.map(({ longitudeDeg }) => longitudeDeg),
    // An arc as long as two letters, in degrees.
    { gapDeg: (letterGap * size * 180) / (Math.PI * radius), wallsDeg: [], wallGapDeg: 0 },
  );
  return angles.flatMap(({ name, longitudeDeg, held }, index) => {
    const { x, y } = spot(frame, shown[index]?.shownDeg ?? longitudeDeg, radius);
    return [
      lineMark(
        { from: spot(frame, longitudeDeg, held ? tie : bandInner), to: spot(frame, longitudeDeg, 1024) },
        { stroke: "ink", width: bracket },
      ),
      textMark(
        { x, y: y + size * baselineShare, words: letters[name] },
        { face: "ui", size, weight: 500, anchor: "middle" },
        { fill: "ink-2" },
      ),
    ];
  });
}
