import { aspectId, configurationId } from "@cosmic/chart/fact-index/fact-ids";
import { type Aspect, type Facts, planets, type Sign } from "@cosmic/chart/facts";
import type { Pattern } from "@cosmic/chart/findings";
import { type HouseNumber, houseNumber, houseNumbers } from "@cosmic/chart/names";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { possibleSigns } from "../selection/possible-signs.ts";
import { orbSaid } from "./aspect-words.ts";
import { raiseFirst, type Say } from "./fill-strings.ts";

const pointNames = ["trueNode", "meanNode", "meanLilith", "chiron", "fortune", "spirit"] as const;
const angleNames = ["ascendant", "midheaven", "descendant", "imumCoeli"] as const;
const elements = ["Fire", "Earth", "Air", "Water"] as const;

/** Names facts in mid-sentence form, `the Sun in Gemini`; null for one without a short name. */
export interface FactWords {
  readonly named: (id: string) => string | null;
  /** The same as a title: `The Sun in Gemini`. */
  readonly titled: (id: string) => string | null;
  /** A planet, point or angle: `the Sun`. */
  readonly body: (key: string) => string;
}

/** Names of a chart's facts in one language. */
export function factWords(facts: Facts, say: Say): FactWords {
  const aspects = new Map(
    [...facts.ruleAspects, ...facts.angleAspects, ...facts.aspects].map((aspect) => [aspectId(aspect), aspect]),
  );
  const known = new Map<string, string | null>();
  const body = (key: string) => bodyNamed(key, say);
  const signOf = (sign: Sign) => say(`sign.${sign}`);
  const placed = (subject: string, part: string): string | null => {
    if (part === "sign" || part === "longitude") {
      if (subject === "ascendant" && facts.angles)
        return say("placement.rising", { sign: signOf(facts.angles.ascendant.sign) });
      const [first, second] = signsIn(subject, facts).map(signOf);
      if (first === undefined) return null;
      if (second !== undefined) return say("named.inSigns", { body: body(subject), first, second });
      return say("placement.inSign", { placement: body(subject), sign: first });
    }
    const house = part === "house" ? houseIn(subject, facts) : null;
    if (house !== null) return say("named.inHouse", { body: body(subject), house: say(`house.${house}`) });
    return planets.some((planet) => planet === subject) ? conditionNamed(subject, part, { facts, say }) : null;
  };
  const found = (id: string): string | null => {
    const aspect = aspects.get(id);
    if (aspect) return aspectNamed(aspect, say);
    const figure = facts.configurations.find((one) => configurationId(one) === id);
    if (figure) return figureNamed(figure, say);
    const element = elements.find((name) => id === `elements.${name.toLowerCase()}`);
    if (element)
      return say("named.element", { element: say(`element.${element}`), percent: String(facts.elements[element]) });
    if (id === "sect" && facts.sect) return say(`named.sect.${facts.sect}`);
    if (id === "moon-signs") return placed("moon", "sign");
    if (id === "chart-ruler" && facts.chartRuler) return say("named.chartRuler", { planet: body(facts.chartRuler) });
    const cusp = houseNumbers.find((number) => id === `house-${number}.sign`);
    const cuspDeg = cusp === undefined ? undefined : facts.houses?.cusps[cusp - 1];
    if (cusp !== undefined && cuspDeg !== undefined)
      return say("named.cusp", { house: say(`house.${cusp}`), sign: signOf(signAt(cuspDeg)) });
    const [subject = "", part = ""] = id.split(".");
    return placed(subject, part);
  };
  const named = (id: string): string | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const text = found(id);
    known.set(id, text);
    return text;
  };
  const titled = (id: string) => {
    const text = named(id);
    return text === null ? null : raiseFirst(text);
  };
  return { named, titled, body };
}

/** `the square of the Sun and Saturn`. */
export function aspectNamed({ a, b, type }: Pick<Aspect, "a" | "b" | "type">, say: Say): string {
  return say(`aspectNamed.${type}`, { a: bodyNamed(a, say), b: bodyNamed(b, say) });
}

/** `Sun square Saturn, orb 1.2°`, for tables and headings. */
export function aspectTitled(aspect: Aspect, { facts, say }: Named): string {
  const { a, b, type } = aspect;
  return say("aspect.titled", {
    pair: say(`aspectPair.${type}`, { a: bodyTitled(a, say), b: bodyTitled(b, say) }),
    orb: orbSaid(aspect, { facts, say }),
  });
}

/** `Sun`, `Ascendant`. */
export function bodyTitled(key: string, say: Say): string {
  const planet = planets.find((name) => name === key);
  if (planet) return say(`planet.${planet}`);
  const point = pointNames.find((name) => name === key);
  if (point) return say(`point.${point}`);
  const angle = angleNames.find((name) => name === key);
  if (angle) return say(`angle.${angle}`);
  throw new Error(`${key} has no name`);
}

function bodyNamed(key: string, say: Say): string {
  const planet = planets.find((name) => name === key);
  if (planet) return say(`planetNamed.${planet}`);
  const point = pointNames.find((name) => name === key);
  if (point) return say(`pointNamed.${point}`);
  const angle = angleNames.find((name) => name === key);
  if (angle) return say(`angleNamed.${angle}`);
  throw new Error(`${key} has no name`);
}

function figureNamed({ type, planets: members, sign, house }: Pattern, say: Say): string {
  const number = houseNumber(house);
  if (sign !== undefined) return say("named.stelliumInSign", { sign: say(`sign.${sign}`) });
  if (number !== null) return say("named.stelliumInHouse", { house: say(`house.${number}`) });
  const list = listed(
    members.map((planet) => say(`planetNamed.${planet}`)),
    say,
  );
  return say("named.figure", { figure: say(`figureNamed.${type}`), planets: list });
}

/** `a, b and c`. */
export function listed(words: readonly string[], say: Say): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? "";
  const before = words.slice(0, -1).reduce((first, second) => say("word.listed", { first, second }));
  return say("word.and", { first: before, second: last });
}

function signsIn(subject: string, facts: Facts): readonly Sign[] {
  const planet = planets.find((name) => name === subject);
  if (planet) return possibleSigns(planet, facts);
  const point = pointNames.find((name) => name === subject);
  const placedPoint = point && facts.points[point];
  if (placedPoint) return [placedPoint.sign];
  const angle = angleNames.find((name) => name === subject);
  return angle && facts.angles ? [facts.angles[angle].sign] : [];
}

function houseIn(subject: string, facts: Facts): HouseNumber | null {
  const planet = planets.find((name) => name === subject);
  const point = pointNames.find((name) => name === subject);
  const house = planet ? facts.planets[planet].house : ((point && facts.points[point]?.house) ?? null);
  return houseNumber(house);
}

interface Named {
  readonly facts: Facts;
  readonly say: Say;
}

function conditionNamed(subject: string, part: string, { facts, say }: Named): string | null {
  const body = bodyNamed(subject, say);
  const planet = planets.find((name) => name === subject);
  switch (part) {
    case "sect":
      return say(planet && facts.planets[planet].inSect === false ? "named.outOfSect" : "named.inSect", { body });
    case "dignity":
    case "motion":
    case "light":
    case "score":
      return say(`named.${part}`, { body });
    default:
      return null;
  }
}
