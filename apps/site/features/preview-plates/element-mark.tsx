import type { Element, Sign } from "@cosmic/chart/facts";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { m } from "../../generated/paraglide/messages.js";

const looks = {
  Fire: { glyph: "fire", words: m.preview_fire, spoken: m.preview_the_fire },
  Earth: { glyph: "earth", words: m.preview_earth, spoken: m.preview_the_earth },
  Air: { glyph: "air", words: m.preview_air, spoken: m.preview_the_air },
  Water: { glyph: "water", words: m.preview_water, spoken: m.preview_the_water },
} as const satisfies Readonly<Record<Element, unknown>>;

export const elementName = (element: Element): string => looks[element].words();

/** An element's name within a sentence, with its article in languages that need one. */
export const elementInSentence = (element: Element): string => looks[element].spoken();

/** A sign's element: color, glyph and name. */
export function ElementMark({ sign }: { readonly sign: Sign }) {
  const { glyph, words } = looks[elementOf(sign)];
  return (
    <span className="chip">
      <Glyph name={glyph} size={17} className={glyph} />
      {words()}
    </span>
  );
}
