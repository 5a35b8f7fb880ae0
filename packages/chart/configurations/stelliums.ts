import type { Configuration } from "../findings.ts";
import { type Planet, planets, type Sign, signs } from "../names.ts";
import { signOfIndex } from "../zodiac/longitude.ts";

const leastPlanets = 3;

/** Three or more planets in one sign, in the order of the zodiac, then in one house, where houses are known. */
export function stelliums(
  placed: Readonly<Record<Planet, { readonly sign: Sign; readonly house: number | null }>>,
): readonly Configuration[] {
  const inOrder = planets.map((planet) => placed[planet]);
  const found: Configuration[] = [];
  for (const sign of crowded(inOrder.map((place) => signs.indexOf(place.sign))).map(signOfIndex)) {
    const members = planets.filter((_, i) => inOrder[i]?.sign === sign);
    found.push({ type: "stellium", planets: members, sign });
  }
  for (const house of crowded(inOrder.map((place) => place.house ?? 0))) {
    const members = planets.filter((_, i) => inOrder[i]?.house === house);
    if (house > 0) found.push({ type: "stellium", planets: members, house });
  }
  return found;
}

/** Numbers, 0…12, that come three times or more, in order. */
function crowded(numbers: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const one of numbers) counts[one] = (counts[one] ?? 0) + 1;
  const found: number[] = [];
  for (let i = 0; i < counts.length; i += 1) if ((counts[i] ?? 0) >= leastPlanets) found.push(i);
  return found;
}
