import { type Dignity, type Planet, type Sign, signOrder, signs } from "../names.ts";
import { required } from "../required.ts";
import { signOfIndex } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

const domiciles: Readonly<Record<Planet, readonly Sign[]>> = {
  sun: ["Leo"],
  moon: ["Cancer"],
  mercury: ["Gemini", "Virgo"],
  venus: ["Taurus", "Libra"],
  mars: ["Aries", "Scorpio"],
  jupiter: ["Sagittarius", "Pisces"],
  saturn: ["Capricorn", "Aquarius"],
  uranus: ["Aquarius"],
  neptune: ["Pisces"],
  pluto: ["Scorpio"],
};

/**
 * Mercury is exalted in its own sign Virgo, where domicile comes first, so it is listed with none; nor have the outer
 * three.
 */
const exaltations: Readonly<Partial<Record<Planet, Sign>>> = {
  sun: "Aries",
  moon: "Taurus",
  venus: "Pisces",
  mars: "Capricorn",
  jupiter: "Cancer",
  saturn: "Libra",
};

/** The one dignity of a planet in a sign: the first that applies of domicile, exaltation, detriment, fall, neutral. */
export function dignityOf(planet: Planet, sign: Sign): Dignity {
  return required(dignities[planet][signOrder[sign]], `the dignity of ${planet} in ${sign}`);
}

const dignities = perPlanet((planet) => signs.map((sign) => firstThatApplies(planet, sign)));

function firstThatApplies(planet: Planet, sign: Sign): Dignity {
  const across = signOfIndex(signOrder[sign] + 6);
  if (domiciles[planet].includes(sign)) return "domicile";
  if (exaltations[planet] === sign) return "exaltation";
  if (domiciles[planet].includes(across)) return "detriment";
  if (exaltations[planet] === across) return "fall";
  return "neutral";
}
