import type { Emphasis } from "../findings.ts";
import type { Element, Modality } from "../names.ts";

/** Four of ten planets: the even share of an element is two and a half. */
const elementFromPercent = 40;
/** Five of ten planets: the even share of a modality is three and a third. */
const modalityFromPercent = 50;

/** What fills the chart (the largest share, if it is large and no other equals it) and what no planet stands in. */
export function emphasisOf(
  elements: Readonly<Record<Element, number>>,
  modalities: Readonly<Record<Modality, number>>,
): Emphasis {
  return {
    element: foremost(elements, elementFromPercent),
    missingElements: empty(elements),
    modality: foremost(modalities, modalityFromPercent),
    missingModalities: empty(modalities),
  };
}

function foremost<Kind extends string>(shares: Readonly<Record<Kind, number>>, fromPercent: number): Kind | null {
  const [first, second] = kindsOf(shares).sort((a, b) => shares[b] - shares[a]);
  if (first === undefined || second === undefined || shares[first] < fromPercent) return null;
  return shares[first] > shares[second] ? first : null;
}

function empty<Kind extends string>(shares: Readonly<Record<Kind, number>>): readonly Kind[] {
  return kindsOf(shares).filter((kind) => shares[kind] === 0);
}

function kindsOf<Kind extends string>(shares: Readonly<Record<Kind, number>>): Kind[] {
  return Object.keys(shares) as Kind[]; // the record has no other keys
}
