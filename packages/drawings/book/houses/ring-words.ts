import { radiansPerDegree } from "@cosmic/sky/units";
import type { Ink, Lettering, Mark } from "../../drawing.ts";
import { letterWidth, textWidth } from "../../geometry/letter-widths.ts";
import { groupMark } from "../../geometry/marks.ts";
import { polar, round, turnOf } from "../../geometry/polar.ts";

/** Position of words on a ring: their middle, and how much of the ring they may take. */
export interface RingPlace {
  readonly midDeg: number;
  readonly spanDeg: number;
  /** Radius of the ring's inner edge, the baseline of upright letters. */
  readonly radius: number;
  readonly ink: Ink;
}

/** Letters shrink down to this factor in narrow houses; words that still don't fit are left out. */
const smallest = 0.74;
/** Free space at both ends combined, drawing units. */
const margin = 36;
/** Cap height as a fraction of the type size. */
const capital = 0.7;

/** Words set letter by letter along a ring, always upright: they read left to right on the lower half too. */
export function ringWords(words: string, lettering: Lettering, place: RingPlace): readonly Mark[] {
  const low = turnOf(place.midDeg) > 180;
  const room = place.spanDeg * radiansPerDegree * place.radius - margin;
  const scale = Math.min(1, room / textWidth(words, lettering));
  if (words === "" || scale < smallest) return [];
  const set: Lettering = { ...lettering, size: round(lettering.size * scale), anchor: "middle" };
  const radius = place.radius + (low ? set.size * capital : 0);
  let along = -textWidth(words, set) / 2;
  const letters = Array.from(words).flatMap((letter) => {
    const width = letterWidth(letter, set);
    const middle = along + width / 2;
    along += width;
    if (letter === " ") return [];
    const turned = middle / radius / radiansPerDegree;
    return [letterMark(letter, set, { deg: place.midDeg + (low ? turned : -turned), radius, low })];
  });
  return [groupMark(letters, { fill: place.ink }, "h-word")];
}

function letterMark(letter: string, lettering: Lettering, at: { deg: number; radius: number; low: boolean }): Mark {
  const { x, y } = polar(at.radius, at.deg);
  const lean = round(((at.low ? 270 : 90) - at.deg + 540) % 360) - 180;
  return { tag: "text", at: { transform: `translate(${x} ${y}) rotate(${round(lean)})` }, lettering, text: letter };
}
