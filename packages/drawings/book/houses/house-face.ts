import { signs } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Lettering, Mark, Paint } from "../../drawing.ts";
import { figureHeight } from "../../geometry/letter-widths.ts";
import { circleMark, lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { polar, tick, turnOf, xy } from "../../geometry/polar.ts";
import { spread } from "../../geometry/spread.ts";
import type { Form } from "../form.ts";
import { signMark } from "../inked-signs.ts";
import { type DrawnHouse, houseGauge, houseRing, onWheel } from "./house-frame.ts";
import { ringWords } from "./ring-words.ts";

const word: Lettering = { face: "text", size: 47, italic: true };

/** What a house wheel is laid on. */
export interface HouseFace {
  readonly houses: readonly DrawnHouse[];
  readonly ascendantDeg: number;
  readonly form: Form;
  /** One keyword per house, first house first. */
  readonly keywords: readonly string[];
}

/** Rings, cusps, house numbers, the sign on each cusp, and keywords on the rim (wide form only). */
export function houseFace({ houses, ascendantDeg, form, keywords }: HouseFace): readonly Mark[] {
  return [
    ...rings(houses, form),
    ...houses.map((house) => cuspLine(house, form)),
    ...houses.map((house) => numberMark(house, form)),
    ...cuspSigns(houses, ascendantDeg, form),
    ...(form === "wide"
      ? houses.flatMap((house) =>
          keyword(house, required(keywords[house.number - 1], `the keyword of house ${house.number}`)),
        )
      : []),
  ];
}

/** Face, frame with its scale, engraving of the occupied houses, face ring and hub. */
function rings(houses: readonly DrawnHouse[], form: Form): readonly Mark[] {
  const { hair, frame, hatch } = houseGauge(form);
  const fine: Paint = { stroke: "ink", width: hair, opacity: 0.5 };
  const firm: Paint = { stroke: "ink", width: hair * 1.5, opacity: 0.85 };
  let scale = "";
  for (let deg = 0; deg < 360; deg += 2) {
    scale += tick(deg, houseRing.frameInner, houseRing.frameInner - (deg % 10 === 0 ? 24 : 14));
  }
  return [
    circleMark({ r: houseRing.frame }, { fill: "wheel-face" }),
    circleMark({ r: houseRing.frame }, { stroke: "ink", width: frame }),
    circleMark({ r: houseRing.frameInner }, fine),
    pathMark(scale, fine),
    ...houses
      .filter(({ lit }) => lit)
      .map((house) => pathMark(engraving(house), { stroke: "ink", width: hatch, opacity: 0.3 }, "h-lit")),
    circleMark({ r: houseRing.face }, firm),
    circleMark({ r: houseRing.hub }, firm),
  ];
}

/** Concentric arcs, denser the more planets a house holds; they stop 9 units short of the cusps. */
function engraving({ fromDeg, spanDeg, occupants }: DrawnHouse): string {
  const step = 44 / Math.max(1, occupants);
  let arcs = "";
  for (let radius = houseRing.hub + 14; radius < houseRing.face - 4; radius += step) {
    const free = 9 / radius / radiansPerDegree;
    if (spanDeg <= 2 * free) continue;
    const round = Math.round(radius * 10) / 10;
    const ends = [polar(round, fromDeg + free), polar(round, fromDeg + spanDeg - free)].map(xy);
    arcs += `M${ends[0]}A${round} ${round} 0 0 0 ${ends[1]}`;
  }
  return arcs;
}

/** Cusp lines: hairlines, except the four angles, which are heavy and extend past the frame. */
function cuspLine({ number, fromDeg }: DrawnHouse, form: Form): Mark {
  const { hair, frame } = houseGauge(form);
  const angle = number % 3 === 1;
  const to = polar(angle ? houseRing.frame + 34 : houseRing.face, fromDeg);
  const paint: Paint = angle ? { stroke: "ink", width: frame } : { stroke: "ink", width: hair, opacity: 0.5 };
  return lineMark({ from: polar(houseRing.hub, fromDeg), to }, paint);
}

/** Smallest number size that is readable on a phone, drawing units. */
const smallestNumber = 34;
/** Radius for numbers that don't fit near the hub: between the cusp signs and the degree scale. */
const outerNumbers = 906;

/** House number, centered near the hub, smaller in a narrow house. If still too wide it goes outside, where houses that
 * narrow have no keyword. */
function numberMark({ number, fromDeg, spanDeg, lit }: DrawnHouse, form: Form): Mark {
  const gauge = houseGauge(form);
  const words = String(number);
  // At the sides of the wheel numbers stack vertically, so their height counts as well.
  const fitting = (radius: number) =>
    (spanDeg * radiansPerDegree * radius - 10) / Math.max(words.length * 0.5, figureHeight);
  const inside = fitting(houseRing.numbers) >= smallestNumber;
  const radius = inside ? houseRing.numbers : outerNumbers;
  const size = Math.round(Math.min(lit ? gauge.numberLit : gauge.number, fitting(radius)));
  const { x, y } = polar(radius, fromDeg + spanDeg / 2);
  return textMark(
    { x, y: y + size * 0.33, words },
    { face: "text", size, anchor: "middle" },
    { fill: lit ? "ink" : "ink-3", stroke: "wheel-face", width: size * 0.3, halo: true },
  );
}

/** The sign on each cusp line; shifted along the ring where cusps are close together. */
function cuspSigns(houses: readonly DrawnHouse[], ascendantDeg: number, form: Form): readonly Mark[] {
  const size = houseGauge(form).sign;
  const ground = size * 0.62;
  const gapDeg = ((2 * ground) / houseRing.face) * (180 / Math.PI);
  const shown = spread(
    houses.map(({ cuspDeg }) => cuspDeg),
    { gapDeg, wallsDeg: [], wallGapDeg: 0 },
  );
  return houses.flatMap(({ cuspDeg }, index) => {
    const at = polar(houseRing.face, onWheel(shown[index]?.shownDeg ?? cuspDeg, ascendantDeg));
    const sign = required(signs[Math.floor(turnOf(cuspDeg) / 30) % 12], `the sign at ${cuspDeg}°`);
    return [
      circleMark({ ...at, r: ground }, { fill: "wheel-face" }),
      signMark(sign, { ...at, size, strokeWidth: 1.6 }),
    ];
  });
}

function keyword({ fromDeg, spanDeg, lit }: DrawnHouse, words: string): readonly Mark[] {
  const place = {
    midDeg: fromDeg + spanDeg / 2,
    spanDeg,
    radius: houseRing.words,
    ink: lit ? "ink" : "ink-3",
  } as const;
  return ringWords(words, word, place);
}
