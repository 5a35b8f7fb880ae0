import { type Element, elements, type Modality, modalities, type Polarity, type Sign, signOrder } from "../names.ts";
import { required } from "../required.ts";

/** Element of a sign; from Aries they cycle Fire, Earth, Air, Water. */
export function elementOf(sign: Sign): Element {
  return required(elements[signOrder[sign] % 4], `the element of ${sign}`);
}

/** Modality of a sign; from Aries they cycle Cardinal, Fixed, Mutable. */
export function modalityOf(sign: Sign): Modality {
  return required(modalities[signOrder[sign] % 3], `the modality of ${sign}`);
}

/** Percentage of the planets in each element, rounded. */
export function elementShares(planetSigns: readonly Sign[]): Record<Element, number> {
  const [Fire = 0, Earth = 0, Air = 0, Water = 0] = cycleShares(planetSigns, elements.length);
  return { Fire, Earth, Air, Water };
}

/** Percentage of the planets in each modality, rounded. */
export function modalityShares(planetSigns: readonly Sign[]): Record<Modality, number> {
  const [Cardinal = 0, Fixed = 0, Mutable = 0] = cycleShares(planetSigns, modalities.length);
  return { Cardinal, Fixed, Mutable };
}

/** Percentage of the planets in active (Fire, Air) and receptive (Earth, Water) signs, rounded. */
export function polarityShares(shares: Readonly<Record<Element, number>>): Record<Polarity, number> {
  return { Active: shares.Fire + shares.Air, Receptive: shares.Earth + shares.Water };
}

/** Percentage that a part is of a whole, rounded. */
export function percentage(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}

/** Shares of kinds that cycle through the zodiac from Aries. */
function cycleShares(planetSigns: readonly Sign[], kinds: number): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (const sign of planetSigns) {
    const kind = signOrder[sign] % kinds;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  for (let kind = 0; kind < kinds; kind += 1) counts[kind] = percentage(counts[kind] ?? 0, planetSigns.length);
  return counts;
}
