import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { pathMark, textMark } from "../geometry/marks.ts";
import { type Point, round } from "../geometry/polar.ts";

/** A rectangular section of the sky. */
export interface SkySheet {
  readonly viewBox: Drawing["viewBox"];
  /** Center of the projection, degrees. */
  readonly raDeg: number;
  readonly decDeg: number;
  /** Projection radius, drawing units. */
  readonly radius: number;
  readonly at: (raDeg: number, decDeg: number) => Point;
}

/** Gap between the two lines of the frame. */
const band = 15;
const outerWidth = 3;
const letters: Lettering = { face: "ui", size: 13 };
/** Range searched for circles: degrees to either side of the center. */
const searchDeg = 60;
const searchStepDeg = 0.25;
/** A label closer to a corner than this would collide with the other edge's labels. */
const cornerRoom = 34;

/**
 * The frame of an atlas page: two lines with a tick between them for every degree at the page's center, longer every
 * five. Declinations are labeled on the left edge and hours of right ascension on the lower one, where their circles
 * meet it.
 */
export function sheetFrame(sheet: SkySheet): readonly Mark[] {
  const [x, y, width, height] = sheet.viewBox;
  const outer = rectangle(x, y, { width, height });
  const inner = rectangle(x + band, y + band, { width: width - 2 * band, height: height - 2 * band }, true);
  const edge = outerWidth / 2;
  return [
    pathMark(outer + inner, { fill: "ground" }),
    pathMark(rectangle(x + edge, y + edge, { width: width - outerWidth, height: height - outerWidth }), {
      stroke: "ink",
      width: outerWidth,
    }),
    pathMark(inner, { stroke: "ink", width: 1.2 }),
    pathMark(ticks(sheet), { stroke: "ink", width: 0.9 }),
    ...declinations(sheet),
    ...hours(sheet),
  ];
}

/** Clockwise, or counterclockwise if `turned`, so that one inside another leaves a hole. */
function rectangle(x: number, y: number, size: { width: number; height: number }, turned = false): string {
  const [right, bottom] = [round(x + size.width), round(y + size.height)];
  const [left, top] = [round(x), round(y)];
  return turned ? `M${left} ${top}V${bottom}H${right}V${top}Z` : `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

/** Ticks from the middle of each side outward. The projection is stereographic, so a degree is half as long as on a
 * globe of that radius. */
function ticks({ viewBox: [x, y, width, height], radius }: SkySheet): string {
  const degree = (radius * Math.PI) / 360;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  let path = "";
  for (let step = 0; step * degree < width / 2 - band; step += 1) {
    const length = step % 5 === 0 ? 9 : 5;
    for (const at of step === 0 ? [middleX] : [middleX - step * degree, middleX + step * degree]) {
      path += `M${round(at)} ${round(y + band)}v${-length}M${round(at)} ${round(y + height - band)}v${length}`;
      const beside = at - middleX;
      if (Math.abs(beside) >= height / 2 - band) continue;
      path += `M${round(x + band)} ${round(middleY + beside)}h${-length}M${round(x + width - band)} ${round(middleY + beside)}h${length}`;
    }
  }
  return path;
}

/** The point of a circle closest to an edge, among points within the page's length of that edge. */
function meeting(points: readonly Point[], distance: (point: Point) => number): Point | undefined {
  return points.toSorted((one, other) => Math.abs(distance(one)) - Math.abs(distance(other)))[0];
}

const steps = Array.from(
  { length: (2 * searchDeg) / searchStepDeg + 1 },
  (_, index) => index * searchStepDeg - searchDeg,
);

function declinations({ viewBox: [x, y, , height], raDeg, decDeg, at }: SkySheet): readonly Mark[] {
  const middle = Math.round(decDeg / 10) * 10;
  return [-30, -20, -10, 0, 10, 20, 30].flatMap((step) => {
    const dec = middle + step;
    const met = meeting(
      // East is left: the left edge has greater right ascension.
      steps.filter((offset) => offset > 0).map((offset) => at(raDeg + offset, dec)),
      (point) => point.x - x - band,
    );
    if (!met || met.y < y + cornerRoom || met.y > y + height - cornerRoom) return [];
    const sign = dec > 0 ? "+" : dec < 0 ? "−" : "";
    return [name({ x: x + band + 6, y: met.y - 5 }, `${sign}${Math.abs(dec)}°`, "start")];
  });
}

function hours({ viewBox: [x, y, width, height], raDeg, decDeg, at }: SkySheet): readonly Mark[] {
  const middle = Math.round(raDeg / 15) * 15;
  return [-45, -30, -15, 0, 15, 30, 45].flatMap((step) => {
    const ra = middle + step;
    const met = meeting(
      steps.filter((offset) => offset < 0 && decDeg + offset > -90).map((offset) => at(ra, decDeg + offset)),
      (point) => point.y - y - height + band,
    );
    if (!met || met.x < x + cornerRoom + band || met.x > x + width - cornerRoom) return [];
    return [name({ x: met.x, y: y + height - band - 6 }, `${((ra / 15 + 24) % 24).toFixed(0)}h`, "middle")];
  });
}

function name(at: Point, words: string, anchor: "start" | "middle"): Mark {
  return textMark({ ...at, words }, { ...letters, anchor }, { fill: "ink-2", stroke: "ground", width: 4, halo: true });
}
