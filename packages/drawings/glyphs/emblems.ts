import { cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Drawing, Mark, Paint } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { type Point, round, stroke, xy } from "../geometry/polar.ts";

/** The four selling points on the landing page. */
export type EmblemName = "certified" | "instant" | "global" | "premium";

const line: Paint = { stroke: "ink", width: 1.5 };
const thin: Paint = { stroke: "ink", width: 0.9 };
const sheet: Paint = { ...line, fill: "paper" };
const metal: Paint = { fill: "metal-2" };

/** A quadrant with a plumb line sighting a star; a comet; an armillary sphere; an open book under a star. 160 units
 * square. Empty title: decorative. */
export function emblem(name: EmblemName, title = ""): Drawing {
  return { viewBox: [0, 0, 160, 160], title, hook: "emblem", marks: drawn[name]() };
}

const drawn: Readonly<Record<EmblemName, () => readonly Mark[]>> = {
  certified: quadrant,
  instant: comet,
  global: armillary,
  premium: book,
};

/** Clockwise from the right, y down. */
function around(centre: Point, radius: number, deg: number): Point {
  return { x: centre.x + radius * cos(deg * radiansPerDegree), y: centre.y + radius * sin(deg * radiansPerDegree) };
}

function quadrant(): readonly Mark[] {
  const pivot = { x: 80, y: 26 };
  const at = (radius: number, deg: number) => around(pivot, radius, deg);
  const arc = (radius: number) => `M${xy(at(radius, 52))}A${radius} ${radius} 0 0 1 ${xy(at(radius, 128))}`;
  const chord = (radius: number) => stroke(at(radius, 52), at(radius, 128));
  let ticks = "";
  for (let deg = 52; deg <= 128; deg += 2) ticks += stroke(at(104, deg), at((deg - 50) % 10 === 0 ? 94 : 99, deg));
  const limbs = stroke(pivot, at(112, 52)) + stroke(pivot, at(112, 128));
  return [
    pathMark(`${arc(112)}${arc(104)}${limbs}${chord(52)}${chord(76)}`, line),
    pathMark(ticks, thin),
    pathMark(stroke(pivot, at(118, 78)), { stroke: "ink", width: 2.2 }),
    circleMark({ ...pivot, r: 6 }, sheet),
    pathMark("M24 22 146 62", { ...thin, dash: "3 4" }),
    pathMark("M24 12l1.8 8.2L34 22l-8.2 1.8L24 32l-1.8-8.2L14 22l8.2-1.8Z", metal),
  ];
}

function comet(): readonly Mark[] {
  let tail = "";
  for (let index = 0; index < 11; index += 1) {
    const offset = (index - 5) * 4.6;
    const length = 108 - Math.abs(index - 5) * 9 - (index % 2) * 14;
    const start = { x: 112 - offset * 0.55, y: 50 - offset * 0.75 };
    const end = { x: 112 - length * 0.82 - offset * 0.9, y: 50 + length * 0.72 - offset * 0.5 };
    const bend = { x: (start.x + end.x) / 2 - 10, y: (start.y + end.y) / 2 - 2 };
    tail += `M${xy(start)}Q${xy(bend)} ${xy(end)}`;
  }
  return [
    pathMark(tail, thin),
    circleMark({ x: 114, y: 47, r: 21 }, sheet),
    circleMark({ x: 114, y: 47, r: 21 }, { ...line, dash: "1 3.7" }),
    pathMark("M114 29l3.4 14.6L132 47l-14.6 3.4L114 65l-3.4-14.6L96 47l14.6-3.4Z", metal),
    pathMark("M22 64h0M46 30h0M132 104h0M100 132h0M60 140h0M20 20h0M148 22h0", { stroke: "ink", width: 3 }),
  ];
}

function armillary(): readonly Mark[] {
  const centre = { x: 80, y: 80 };
  const ellipse = (radii: { rx: number; ry: number; cy?: number }, paint: Paint): Mark => {
    const { rx, ry, cy = 80 } = radii;
    return { tag: "ellipse", at: { cx: 80, cy, rx, ry }, paint };
  };
  let ticks = "";
  for (let deg = 0; deg < 360; deg += 6) {
    const [across, down] = [cos(deg * radiansPerDegree), sin(deg * radiansPerDegree)];
    ticks += stroke({ x: 80 + 69 * across, y: 80 + 17 * down }, { x: 80 + 75 * across, y: 80 + 21.5 * down });
  }
  return [
    circleMark({ ...centre, r: 54 }, sheet),
    ellipse({ rx: 54, ry: 14 }, thin),
    ellipse({ rx: 46.8, ry: 11, cy: 53 }, thin),
    ellipse({ rx: 46.8, ry: 11, cy: 107 }, thin),
    ellipse({ rx: 19, ry: 54 }, thin),
    ellipse({ rx: 40, ry: 54 }, thin),
    pathMark("M80 10V150", line),
    circleMark({ x: 80, y: 10, r: 3 }, metal),
    circleMark({ x: 80, y: 150, r: 3 }, metal),
    {
      tag: "g",
      // The zodiac is tilted by the obliquity of the ecliptic.
      at: { transform: "rotate(-23.4 80 80)" },
      marks: [ellipse({ rx: 69, ry: 17 }, line), ellipse({ rx: 75, ry: 21.5 }, line), pathMark(ticks, thin)],
    },
  ];
}

function book(): readonly Mark[] {
  let lines = "";
  for (let index = 0; index < 8; index += 1) {
    const y = 84 + index * 6.4;
    const [start, rise, fall, end] = [round(y - 1), round(y - 5), round(y - 4), round(y + 2)];
    lines += `M27 ${start}C42 ${rise} 58 ${fall} 72 ${end}M133 ${start}C118 ${rise} 102 ${fall} 88 ${end}`;
  }
  const star = { x: 80, y: 44 };
  let rays = "";
  for (let deg = 200; deg <= 340; deg += 10) {
    rays += stroke(around(star, 17, deg), around(star, deg % 20 === 0 ? 36 : 28, deg));
  }
  const pages = "M80 78C62 68 40 67 18 72V136C40 131 62 132 80 142 98 132 120 131 142 136V72C120 67 98 68 80 78Z";
  return [
    pathMark(pages, sheet),
    pathMark("M80 78V142M12 78V143C36 138 60 139 80 148 100 139 124 138 148 143V78", line),
    pathMark(lines + rays, thin),
    pathMark("M80 30l2.8 11.2L94 44l-11.2 2.8L80 58l-2.8-11.2L66 44l11.2-2.8Z", metal),
  ];
}
