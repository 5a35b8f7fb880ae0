import { type Sign, signs } from "@cosmic/chart/facts";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Drawing, Lettering, Mark, Paint } from "../drawing.ts";
import { figureHeight, textWidth } from "../geometry/letter-widths.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { polar, turnOf, xy } from "../geometry/polar.ts";
import { moonDisc, type SeenMoon } from "../plates/moon-plate.ts";
import type { Form } from "./form.ts";
import { onWheel } from "./houses/house-frame.ts";
import { signInk, signMark, washMark } from "./inked-signs.ts";

/** A sign the progressed Moon passes through during the revolution shown. */
export interface DialSign {
  readonly sign: Sign;
  /** Formatted month in which it starts: `Nov 2024`. */
  readonly begins: string;
  /** How much of it the Moon has covered, 0…30. */
  readonly walkedDeg: number;
}

/** One revolution of the progressed Moon, about 27 years, and where it is today. */
export interface MoonTurn {
  /** Cusps of the natal houses, first house first; the first is the Ascendant. */
  readonly cuspsDeg: readonly number[];
  /** Up to twelve signs in chronological order; those the book does not cover have no month. */
  readonly signs: readonly DialSign[];
  /** Longitude of the progressed Moon. */
  readonly moonDeg: number;
  /** Its illumination; null if no phase is shown. */
  readonly seen: SeenMoon | null;
}

/** Text alternative: the progressed Moon's sign, and since when. */
export interface MoonDialWords {
  readonly title: string;
}

/** Radii, drawing units. */
const ring = { frame: 400, frameInner: 392, signOuter: 378, signInner: 300, house: 250, hub: 150 } as const;
/** Half width and half height, with the months around the frame (wide) and without (compact). */
const reach = { wide: { x: 536, y: 470 }, compact: { x: 424, y: 424 } } as const;
/** Gap between the frame and the months. */
const monthGap = 14;
const monthLetters: Lettering = { face: "ui", size: 22 };
const signSize = 44;
/** Scale of the engraved Moon, leaving room in the hub for the hand. */
const moonScale = 0.7;
const signWidthDeg = 30;

/**
 * The progressed Moon's calendar, laid out like the natal wheel: around the frame the months in which it enters each
 * sign (wide form only), signs already passed engraved, its phase in the hub, and a hand for today. 1072 × 940 units;
 * compact is 848 square.
 */
export function moonDial(turn: MoonTurn, { title }: MoonDialWords, form: Form = "wide"): Drawing {
  const [ascendantDeg = 0] = turn.cuspsDeg;
  const at = (longitudeDeg: number) => onWheel(longitudeDeg, ascendantDeg);
  const { x, y } = reach[form];
  return {
    viewBox: [-x, -y, 2 * x, 2 * y],
    title,
    hook: `moon-dial ${form}`,
    marks: [
      ...rings(),
      ...signs.flatMap((sign, index) => station(sign, at(index * signWidthDeg))),
      ...turn.signs.flatMap((one) => walked(one, at(signs.indexOf(one.sign) * signWidthDeg))),
      ...houseMarks(turn.cuspsDeg, form),
      ...(form === "wide" ? turn.signs.map((one) => month(one, at(signs.indexOf(one.sign) * signWidthDeg))) : []),
      ...hubMoon(turn),
      ...hand(at(turn.moonDeg)),
    ],
  };
}

const fine: Paint = { stroke: "ink", width: 1, opacity: 0.5 };
const firm: Paint = { stroke: "ink", width: 1.4 };

function rings(): readonly Mark[] {
  return [
    circleMark({ r: ring.frame }, { fill: "wheel-face" }),
    circleMark({ r: ring.frame }, { stroke: "ink", width: 2.6 }),
    circleMark({ r: ring.frameInner }, fine),
    circleMark({ r: ring.signOuter }, fine),
    circleMark({ r: ring.signInner }, firm),
    circleMark({ r: ring.house }, fine),
    circleMark({ r: ring.hub }, firm),
  ];
}

/** One sign's tinted segment of the band, with its glyph and starting line. */
function station(sign: Sign, fromDeg: number): readonly Mark[] {
  const to = fromDeg + signWidthDeg;
  const { signOuter: outer, signInner: inner } = ring;
  const band =
    `M${xy(polar(outer, fromDeg))}A${outer} ${outer} 0 0 0 ${xy(polar(outer, to))}` +
    `L${xy(polar(inner, to))}A${inner} ${inner} 0 0 1 ${xy(polar(inner, fromDeg))}Z`;
  const middle = polar((inner + outer) / 2, fromDeg + signWidthDeg / 2);
  return [
    washMark(band, signInk(sign)),
    lineMark({ from: polar(ring.house, fromDeg), to: polar(ring.frameInner, fromDeg) }, firm),
    signMark(sign, { ...middle, size: signSize }),
  ];
}

/** Concentric arcs under the part of a sign the Moon has covered. */
function walked({ walkedDeg }: DialSign, fromDeg: number): readonly Mark[] {
  if (walkedDeg <= 0) return [];
  let arcs = "";
  for (let radius = ring.signInner - 8; radius > ring.house; radius -= 7) {
    const [start, end] = [polar(radius, fromDeg), polar(radius, fromDeg + walkedDeg)];
    arcs += `M${xy(start)}A${radius} ${radius} 0 0 0 ${xy(end)}`;
  }
  return [pathMark(arcs, { stroke: "ink", width: 0.8, opacity: 0.32 }, "d-walked")];
}

/** Cusps and house numbers; houses too narrow for a number get none. */
function houseMarks(cuspsDeg: readonly number[], form: Form): readonly Mark[] {
  const [ascendantDeg = 0] = cuspsDeg;
  const size = form === "wide" ? 23 : 28;
  const middle = (ring.hub + ring.house) / 2;
  return cuspsDeg.flatMap((cuspDeg, index) => {
    const fromDeg = onWheel(cuspDeg, ascendantDeg);
    const spanDeg = turnOf((cuspsDeg[(index + 1) % cuspsDeg.length] ?? cuspDeg) - cuspDeg);
    const cusp = lineMark(
      { from: polar(ring.hub, fromDeg), to: polar(ring.house, fromDeg) },
      { stroke: "ink", width: 1, opacity: 0.34 },
    );
    const words = String(index + 1);
    const number: Lettering = { face: "text", size, anchor: "middle" };
    if (Math.max(textWidth(words, number), size * figureHeight) > spanDeg * radiansPerDegree * middle) return [cusp];
    const { x, y } = polar(middle, fromDeg + spanDeg / 2);
    return [cusp, textMark({ x, y: y + size * 0.33, words }, number, { fill: "ink-3" })];
  });
}

/** The Moon in the hub, as seen from the birthplace. */
function hubMoon({ seen }: MoonTurn): readonly Mark[] {
  if (seen === null) return [];
  return [{ ...groupMark(moonDisc(seen), undefined, "d-moon"), at: { transform: `scale(${moonScale})` } }];
}

/** Labels whose direction leans further from vertical than this go beside their point instead of above or below it. */
const besideShare = 0.2;

/** The month a sign starts, placed outside the frame. */
function month({ begins }: DialSign, fromDeg: number): Mark {
  const { x, y } = polar(ring.frame + monthGap, fromDeg);
  const [across, down] = [x / (ring.frame + monthGap), y / (ring.frame + monthGap)];
  const anchor = Math.abs(across) < besideShare ? "middle" : across > 0 ? "start" : "end";
  return textMark({ x, y: y + down * 9 + 6, words: begins }, { ...monthLetters, anchor }, { fill: "ink-2" });
}

/** The hand, from the hub to the band, showing the Moon's position. */
function hand(atDeg: number): readonly Mark[] {
  const from = polar(ring.hub - 18, atDeg);
  return [
    lineMark({ from, to: polar(ring.signOuter, atDeg) }, { stroke: "metal", width: 2.6 }, "d-now"),
    circleMark({ ...from, r: 7 }, { fill: "metal" }),
  ];
}
