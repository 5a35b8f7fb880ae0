import { aspectId, type FactId } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { type Aspect, type Facts, type Planet, planets } from "@cosmic/chart/facts";
import { type PlacementName, planetNamed } from "@cosmic/chart/names";
import { joins } from "./ties.ts";

/** Bonus for a planet with a tight aspect, which shows in everyday life. The limits are those of `exact` and `tight`. */
const exactAspectWeight = 2;
const tightAspectWeight = 1;
/** A planet's sign weighs most, its house less, its condition (dignity, motion, light) least. */
const houseDiscount = 1;
const conditionDiscount = 2;
/** An aspect starts at 8 and loses 1.5 per degree of orb; Sun and Moon add 1 each. Aspects to angles score 2 less. */
const aspectStart = 8;
const aspectLossPerDegree = 1.5;
const angleDiscount = 2;
/** Points have no strength score of their own; the node is the most read. */
const pointWeights: Readonly<Partial<Record<PlacementName, number>>> = {
  trueNode: 4,
  chiron: 3,
  meanLilith: 2,
  fortune: 2,
  spirit: 1,
};
/** Houses start at 2, plus 2 for each planet in them. */
const houseStart = 2;
const houseResident = 2;
const figureWeight = 7;
const otherWeight = 4;

/** Weight of a chart's facts by id, 0 to about 12: decides how much of a passage is used, and which of two opposite
 * claims comes first. A planet weighs its strength (0…10), plus 2 with an exact aspect or 1 with a tight one. */
export function factWeights(facts: Facts): (id: FactId) => number {
  const aspects = new Map<FactId, Aspect>(
    [...facts.aspects, ...facts.angleAspects].map((aspect) => [aspectId(aspect), aspect]),
  );
  const known = new Map(planets.map((planet) => [planet, planetWeight(facts, planet)]));
  const ofPlanet = (planet: Planet) => known.get(planet) ?? otherWeight;
  const ofRuler = facts.chartRuler ? ofPlanet(facts.chartRuler) : otherWeight;
  return (id) => {
    const aspect = aspects.get(id);
    if (aspect) return aspectWeight(aspect);
    if (id === "chart-ruler") return ofRuler;
    const parsed = parseFactId(id);
    switch (parsed?.kind) {
      case "condition":
        return ofPlanet(parsed.name) - conditionDiscount;
      case "placement": {
        const planet = planetNamed(parsed.name);
        if (planet) return ofPlanet(planet) - (parsed.part === "house" ? houseDiscount : 0);
        return parsed.name === "ascendant" ? ofRuler : (pointWeights[parsed.name] ?? otherWeight);
      }
      case "house":
        return houseWeight(facts, parsed.house);
      case "stellium":
      case "pattern":
        return figureWeight;
      default:
        return otherWeight;
    }
  };
}

/** Weight of an aspect by its orb, 0…10. */
function aspectWeight({ a, b, orb }: Aspect): number {
  const lights = [a, b].filter((body) => body === "sun" || body === "moon").length;
  const toAngle = b === "ascendant" || b === "midheaven";
  return Math.max(0, aspectStart - orb * aspectLossPerDegree + lights - (toAngle ? angleDiscount : 0));
}

function planetWeight(facts: Facts, planet: Planet): number {
  const { score } = facts.planets[planet];
  const near = [...facts.aspects, ...facts.angleAspects].filter(
    // Without a birth time the Moon's position has a margin of eight degrees, and so do its aspects.
    (aspect) => joins(aspect, planet) && !(facts.timeUnknown && joins(aspect, "moon")),
  );
  if (near.some((aspect) => aspect.exact)) return score + exactAspectWeight;
  return near.some((aspect) => aspect.tight) ? score + tightAspectWeight : score;
}

function houseWeight(facts: Facts, house: number): number {
  return houseStart + houseResident * planets.filter((planet) => facts.planets[planet].house === house).length;
}
