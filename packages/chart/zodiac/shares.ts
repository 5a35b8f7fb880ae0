import { type Element, type Modality, type Sign, signs } from "../facts.ts";

const elementOrder = ["Fire", "Earth", "Air", "Water"] as const;
const modalityOrder = ["Cardinal", "Fixed", "Mutable"] as const;

/** Element of a sign; they follow one another Fire, Earth, Air, Water from Aries. */
export function elementOf(sign: Sign): Element {
  return elementOrder[signs.indexOf(sign) % 4] ?? "Fire";
}

/** Modality of a sign; they follow one another Cardinal, Fixed, Mutable from Aries. */
export function modalityOf(sign: Sign): Modality {
  return modalityOrder[signs.indexOf(sign) % 3] ?? "Cardinal";
}

/** Percentage of the planets in each element, rounded. */
export function elementShares(planetSigns: readonly Sign[]): Record<Element, number> {
  const share = (element: Element) => percentage(planetSigns, (sign) => elementOf(sign) === element);
  return { Fire: share("Fire"), Earth: share("Earth"), Air: share("Air"), Water: share("Water") };
}

/** Percentage of the planets in each modality, rounded. */
export function modalityShares(planetSigns: readonly Sign[]): Record<Modality, number> {
  const share = (modality: Modality) => percentage(planetSigns, (sign) => modalityOf(sign) === modality);
  return { Cardinal: share("Cardinal"), Fixed: share("Fixed"), Mutable: share("Mutable") };
}

function percentage(planetSigns: readonly Sign[], belongs: (sign: Sign) => boolean): number {
  return Math.round((planetSigns.filter(belongs).length / planetSigns.length) * 100);
}
