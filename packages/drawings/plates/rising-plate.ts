import type { Sign } from "@cosmic/chart/facts";
import { pathMark } from "../geometry/marks.ts";
import { lengthOf, polar, round, stroke } from "../geometry/polar.ts";
import { glyphMark, isGlyphName } from "../glyphs/glyphs.ts";
import { hatching, outline, plateOf, plateRadius, plateRing } from "./plate-frame.ts";

/** Distance of the horizon below the plate's center. */
const horizon = 40;

/** The rising sign: its glyph in a half sun on the horizon, rays and an altitude scale above, sea below. */
export function risingPlate({ sign, title = "" }: { readonly sign: Sign; readonly title?: string }) {
  const name = sign.toLowerCase();
  if (!isGlyphName(name)) throw new Error(`No glyph for the sign ${sign}.`);
  const half = round(Math.sqrt(plateRadius * plateRadius - horizon * horizon));
  const arch = (radius: number) => `M${-radius} ${horizon}A${radius} ${radius} 0 0 1 ${radius} ${horizon}`;
  return plateOf(
    [
      ...plateRing({ divisions: 72, length: 10, longEvery: 1 }),
      pathMark(`M${-half} ${horizon}H${half}${arch(58)}${arch(52)}${arch(141)}${altitudeScale()}`, outline),
      pathMark(fan(), { stroke: "ink", width: 1.15 }),
      pathMark(sea(), hatching),
      glyphMark({ name, x: 0, y: horizon - 25, size: 42, ink: "ink" }),
    ],
    title,
  );
}

/** Rays every 4° in three lengths. */
function fan(): string {
  let rays = "";
  for (let deg = 6; deg <= 174; deg += 4) rays += lifted(deg, 66, deg % 12 === 6 ? 128 : deg % 8 === 2 ? 112 : 98);
  return rays;
}

/** Ticks every 3°, longer every 15°, where they fit inside the ring. */
function altitudeScale(): string {
  let ticks = "";
  for (let deg = 0; deg <= 180; deg += 3) {
    const outer = deg % 15 === 0 ? 151 : 146;
    const end = polar(outer, deg);
    if (lengthOf(end.x, end.y + horizon) < plateRadius - 2) ticks += lifted(deg, 141, outer);
  }
  return ticks;
}

function lifted(deg: number, from: number, to: number): string {
  const down = ({ x, y }: { x: number; y: number }) => ({ x, y: y + horizon });
  return stroke(down(polar(from, deg)), down(polar(to, deg)));
}

/** Lines of water, further apart toward the viewer. */
function sea(): string {
  let lines = "";
  let step = 3.2;
  for (let y = horizon + 6; y < plateRadius - 2; y += step, step *= 1.09) {
    const half = round(Math.sqrt((plateRadius - 2) * (plateRadius - 2) - y * y));
    lines += `M${-half} ${round(y)}H${half}`;
  }
  return lines;
}
