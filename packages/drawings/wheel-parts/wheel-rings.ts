import { signs } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import type { Mark, Paint } from "../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark } from "../geometry/marks.ts";
import { stroke, xy } from "../geometry/polar.ts";
import { glyphMark, isGlyphName } from "../glyphs/glyphs.ts";
import { elementInks, gauge, placeOf, ring, type WheelFrame, wheelRadius } from "./wheel-frame.ts";

/** Tint of the zodiac band on a light background; the screen's style sheet raises it to 0.15 on a dark one. */
const washOpacity = 0.13;

/** Frame, degree scale and zodiac band. */
export function wheelRings(frame: WheelFrame): Mark {
  const { hair, line, frame: heavy } = gauge(frame);
  const fine: Paint = { stroke: "ink", width: hair, opacity: 0.55 };
  const firm: Paint = { stroke: "ink", width: line, opacity: 0.8 };
  const circle = (share: number, paint: Paint) => circleMark({ r: wheelRadius * share }, paint);
  const sectors = signs.map((_, index) => index * 30);
  return groupMark(
    [
      circleMark({ r: wheelRadius }, { fill: "wheel-face" }, "w-face"),
      ...sectors.map((from, index) =>
        pathMark(
          bandPath(frame, from),
          { fill: required(elementInks[index % 4], "an ink of four"), opacity: washOpacity },
          "w-wash",
        ),
      ),
      circle(ring.frame, { stroke: "ink", width: heavy }),
      circle(ring.frameInner, fine),
      pathMark(
        scalePath(frame, (degree) => degree % 10 !== 0),
        fine,
      ),
      pathMark(
        scalePath(frame, (degree) => degree % 10 === 0),
        firm,
      ),
      circle(ring.scaleOuter, fine),
      circle(ring.scaleInner, fine),
      circle(ring.zodiacInner, firm),
      pathMark(innerTicks(frame), fine),
      ...sectors.map((at) =>
        lineMark({ from: placeOf(frame, at, ring.zodiacInner), to: placeOf(frame, at, ring.scaleInner) }, firm),
      ),
    ],
    undefined,
    "w-rings",
  );
}

/** The twelve sign glyphs, each in its element's ink. */
export function wheelSigns(frame: WheelFrame): Mark {
  const marks = signs.map((sign, index) => {
    const { x, y } = placeOf(frame, index * 30 + 15, (ring.zodiacInner + ring.scaleInner) / 2);
    const name = sign.toLowerCase();
    if (!isGlyphName(name)) throw new Error(`No glyph for the sign ${sign}.`);
    const ink = required(elementInks[index % 4], "an ink of four");
    return glyphMark({ name, x, y, size: gauge(frame).sign, ink, strokeWidth: 1.35, hook: "w-sign" });
  });
  return groupMark(marks, undefined, "w-signs");
}

/** One sign's section of the zodiac band, 30° from `fromDeg`. */
function bandPath(frame: WheelFrame, fromDeg: number): string {
  const outer = wheelRadius * ring.scaleInner;
  const inner = wheelRadius * ring.zodiacInner;
  const at = (longitude: number, share: number) => xy(placeOf(frame, longitude, share));
  return (
    `M${at(fromDeg, ring.scaleInner)}A${outer} ${outer} 0 0 0 ${at(fromDeg + 30, ring.scaleInner)}` +
    `L${at(fromDeg + 30, ring.zodiacInner)}A${inner} ${inner} 0 0 1 ${at(fromDeg, ring.zodiacInner)}Z`
  );
}

/** Degree ticks: tens reach the band, fives .954, ones .963. */
function scalePath(frame: WheelFrame, chosen: (degree: number) => boolean): string {
  let path = "";
  for (let degree = 0; degree < 360; degree += 1) {
    if (!chosen(degree)) continue;
    const end = degree % 10 === 0 ? ring.scaleInner : degree % 5 === 0 ? 0.954 : 0.963;
    path += stroke(placeOf(frame, degree, ring.scaleOuter), placeOf(frame, degree, end));
  }
  return path;
}

/** Ticks every 5° inside the zodiac band: .014 long at tens, .008 between. */
function innerTicks(frame: WheelFrame): string {
  let path = "";
  for (let degree = 0; degree < 360; degree += 5) {
    const end = ring.zodiacInner - (degree % 10 === 0 ? 0.014 : 0.008);
    path += stroke(placeOf(frame, degree, ring.zodiacInner), placeOf(frame, degree, end));
  }
  return path;
}
