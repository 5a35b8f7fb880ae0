import { aspectId } from "@cosmic/chart/fact-index/fact-ids";
import { type Aspect, type Facts, type Planet, planets } from "@cosmic/chart/facts";

/** What a near aspect adds to a placement: it is felt all day long. Limits are those of `exact` and `tight`. */
const exactAspectWeight = 2;
const tightAspectWeight = 1;
/** A house says where, a sign how: of one planet the sign is told first. Conditions color both. */
const houseDiscount = 1;
const conditionDiscount = 2;
/** An aspect begins at 8 and loses 1.5 a degree; Sun and Moon in it add 1 each. Angles count as it they were heard less. */
const aspectStart = 8;
const aspectLossPerDegree = 1.5;
const angleDiscount = 2;
/** The points have no strength of their own; the node is read most. */
const pointWeights: Readonly<Record<string, number>> = {
  trueNode: 4,
  chiron: 3,
  meanLilith: 2,
  fortune: 2,
  spirit: 1,
};
/** Houses begin at 2, and each planet in one adds 2. */
const houseStart = 2;
const houseResident = 2;
const figureWeight = 7;
const otherWeight = 4;

/** What facts of a chart weigh, 0 to about 12, by their ids: how much of a passage is told, and which of two opposite
 * claims is heard first. A planet weighs its strength (0…10), and 2 more with an exact aspect or 1 with a tight one. */
export function factWeights(facts: Facts): (id: string) => number {
  const aspects = new Map([...facts.aspects, ...facts.angleAspects].map((aspect) => [aspectId(aspect), aspect]));
  return (id) => {
    const aspect = aspects.get(id);
    if (aspect) return aspectWeight(aspect);
    const [subject = "", part = ""] = id.split(".");
    const planet = planets.find((name) => name === subject);
    if (planet) return planetWeight(facts, planet) - discountOf(part);
    if (subject === "ascendant" || id === "chart-ruler") {
      return facts.chartRuler ? planetWeight(facts, facts.chartRuler) : otherWeight;
    }
    const point = pointWeights[subject];
    if (point !== undefined) return point;
    const house = /^house-(\d+)$/.exec(subject)?.[1];
    if (house !== undefined) return houseWeight(facts, Number(house));
    return isFigure(id) ? figureWeight : otherWeight;
  };
}

/** An aspect by its closeness, 0…10. */
export function aspectWeight({ a, b, orb }: Aspect): number {
  const lights = [a, b].filter((body) => body === "sun" || body === "moon").length;
  const toAngle = b === "ascendant" || b === "midheaven";
  return Math.max(0, aspectStart - orb * aspectLossPerDegree + lights - (toAngle ? angleDiscount : 0));
}

function planetWeight(facts: Facts, planet: Planet): number {
  const { score } = facts.planets[planet];
  const near = [...facts.aspects, ...facts.angleAspects].filter(
    // Without the hour the Moon's own place is eight degrees wide, and so are its aspects.
    (aspect) => joins(aspect, planet) && !(facts.timeUnknown && joins(aspect, "moon")),
  );
  if (near.some((aspect) => aspect.exact)) return score + exactAspectWeight;
  return near.some((aspect) => aspect.tight) ? score + tightAspectWeight : score;
}

function joins(aspect: Aspect, body: string): boolean {
  return aspect.a === body || aspect.b === body;
}

function discountOf(part: string): number {
  if (part === "sign" || part === "longitude") return 0;
  return part === "house" ? houseDiscount : conditionDiscount;
}

function houseWeight(facts: Facts, house: number): number {
  return houseStart + houseResident * planets.filter((planet) => facts.planets[planet].house === house).length;
}

function isFigure(id: string): boolean {
  return /^(?:stellium|t-square|grand-trine|grand-cross|kite|yod|mystic-rectangle)-/.test(id);
}
