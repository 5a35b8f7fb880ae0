import type { Emphasis } from "../findings.ts";
import type { Element, Modality } from "../names.ts";

/** Four of ten planets; an even share of an element is two and a half. */
const elementFromPercent = 40;
/** Five of ten planets; an even share of a modality is three and a third. */
const modalityFromPercent = 50;

/**
 * Dominant element and modality (the largest share, if it is large enough and has no equal), and those without planets.
 */
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
  let found: Kind | null = null;
  let most = fromPercent - 1;
  for (const kind in shares) {
    if (shares[kind] > most) {
      found = kind;
      most = shares[kind];
    } else if (shares[kind] === most) found = null;
  }
  return found;
}

function empty<Kind extends string>(shares: Readonly<Record<Kind, number>>): readonly Kind[] {
  const found: Kind[] = [];
  for (const kind in shares) if (shares[kind] === 0) found.push(kind);
  return found;
}
