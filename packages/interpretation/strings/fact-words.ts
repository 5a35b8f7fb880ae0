import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import {
  aspectId,
  configurationId,
  type FactId,
  type PlanetPart,
  type SingleFact,
} from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import type { Aspect, Facts, Planet, Sign } from "@cosmic/chart/facts";
import type { Pattern } from "@cosmic/chart/findings";
import {
  type Angle,
  angleNamed,
  elements,
  type HouseNumber,
  type PlacementName,
  planetNamed,
  pointNamed,
} from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { orbSaid } from "./aspect-words.ts";
import { raiseFirst, type Say } from "./fill-strings.ts";

/** Names facts in mid-sentence form, `the Sun in Gemini`, and as titles, `The Sun in Gemini`. */
export interface FactWords {
  /** Throws for a fact without a short name. */
  readonly named: (id: FactId) => string;
  readonly titled: (id: FactId) => string;
  /** Null for a fact without a short name, such as a planet's speed. */
  readonly optionalName: (id: FactId) => string | null;
  readonly optionalTitle: (id: FactId) => string | null;
  /** A planet, point or angle: `the Sun`. */
  readonly body: (key: PlacementName) => string;
}

/** Names of a chart's facts in one language. */
export function factWords(facts: Facts, say: Say): FactWords {
  const find = nameFinder({ facts, say });
  const known = new Map<FactId, string | null>();
  const optionalName = (id: FactId): string | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const text = find(id);
    known.set(id, text);
    return text;
  };
  const optionalTitle = (id: FactId) => {
    const text = optionalName(id);
    return text === null ? null : raiseFirst(text);
  };
  const named = (id: FactId) => required(optionalName(id), `the name of the fact ${id}`);
  const titled = (id: FactId) => raiseFirst(named(id));
  return { named, titled, optionalName, optionalTitle, body: (key) => bodyNamed(key, say) };
}

function nameFinder(named: Named): (id: FactId) => string | null {
  const { facts, say } = named;
  const aspects = new Map<FactId, Aspect>(
    [...facts.ruleAspects, ...facts.angleAspects, ...facts.aspects].map((aspect) => [aspectId(aspect), aspect]),
  );
  return (id) => {
    const parsed = parseFactId(id);
    switch (parsed?.kind) {
      case "single":
        return singleNamed(parsed.fact, named);
      case "placement":
        return parsed.part === "house" ? inHouse(parsed.name, named) : inSign(parsed.name, named);
      case "condition":
        return conditionNamed(parsed.name, parsed.part, named);
      case "house":
        return parsed.part === "sign" ? cuspNamed(parsed.house, named) : null;
      case "share":
        return shareNamed(parsed.of, named);
      default: {
        const aspect = aspects.get(id);
        if (aspect) return aspectNamed(aspect, say);
        const figure = facts.configurations.find((one) => configurationId(one) === id);
        return figure ? figureNamed(figure, say) : null;
      }
    }
  };
}

function singleNamed(fact: SingleFact, { facts, say }: Named): string | null {
  if (fact === "sect" && facts.sect) return say(`named.sect.${facts.sect}`);
  if (fact === "sun-signs") return inSign("sun", { facts, say });
  if (fact === "moon-signs") return inSign("moon", { facts, say });
  if (fact === "chart-ruler" && facts.chartRuler)
    return say("named.chartRuler", { planet: bodyNamed(facts.chartRuler, say) });
  return null;
}

/** `the Sun in Gemini`, or both signs it may be in. */
function inSign(name: PlacementName, { facts, say }: Named): string | null {
  if (name === "ascendant" && facts.angles)
    return say("named.rising", { sign: say(`sign.${facts.angles.ascendant.sign}`) });
  const [first, second] = signsIn(name, facts).map((sign) => say(`sign.${sign}`));
  if (first === undefined) return null;
  const body = bodyNamed(name, say);
  if (second !== undefined) return say("named.inSigns", { body, first, second });
  return say("placement.inSign", { placement: body, sign: first });
}

function inHouse(name: PlacementName, { facts, say }: Named): string | null {
  const house = houseIn(name, facts);
  return house === null ? null : say("named.inHouse", { body: bodyNamed(name, say), house: say(`house.${house}`) });
}

function cuspNamed(house: HouseNumber, { facts, say }: Named): string | null {
  const cuspDeg = facts.houses?.cusps[house - 1];
  if (cuspDeg === undefined) return null;
  return say("named.cusp", { house: say(`house.${house}`), sign: say(`sign.${signAt(cuspDeg)}`) });
}

/** Only elements have a name; null for a modality or a polarity. */
function shareNamed(of: string, { facts, say }: Named): string | null {
  const element = elements.find((one) => one === of);
  if (element === undefined) return null;
  return say("named.element", { element: say(`element.${element}`), percent: String(facts.elements[element]) });
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
export function bodyTitled(name: PlacementName, say: Say): string {
  const planet = planetNamed(name);
  if (planet) return say(`planet.${planet}`);
  const point = pointNamed(name);
  return point ? say(`point.${point}`) : say(`angle.${angleOf(name)}`);
}

/** `the Sun`, `the Ascendant`. */
export function bodyNamed(name: PlacementName, say: Say): string {
  const planet = planetNamed(name);
  if (planet) return say(`planetNamed.${planet}`);
  const point = pointNamed(name);
  return point ? say(`pointNamed.${point}`) : say(`angleNamed.${angleOf(name)}`);
}

function angleOf(name: PlacementName): Angle {
  return required(angleNamed(name), `the name of ${name}`);
}

function figureNamed({ type, planets: members, sign, house }: Pattern, say: Say): string {
  if (sign !== undefined) return say("named.stelliumInSign", { sign: say(`sign.${sign}`) });
  if (house !== undefined) return say("named.stelliumInHouse", { house: say(`house.${house}`) });
  const list = listed(
    members.map((planet) => say(`planetNamed.${planet}`)),
    say,
  );
  return say("named.figure", { figure: say(`figureNamed.${type}`), planets: list });
}

/** `a, b and c`; empty if there are none. */
export function listed(words: readonly string[], say: Say): string {
  const last = words.at(-1);
  if (last === undefined) return "";
  if (words.length === 1) return last;
  const before = words.slice(0, -1).reduce((first, second) => say("word.listed", { first, second }));
  return say("word.and", { first: before, second: last });
}

function signsIn(name: PlacementName, facts: Facts): readonly Sign[] {
  const planet = planetNamed(name);
  if (planet) return possibleSigns(planet, facts);
  const point = pointNamed(name);
  const placed = point ? facts.points[point] : facts.angles?.[angleOf(name)];
  return placed ? [placed.sign] : [];
}

function houseIn(name: PlacementName, facts: Facts): HouseNumber | null {
  const planet = planetNamed(name);
  if (planet) return facts.planets[planet].house;
  const point = pointNamed(name);
  return (point && facts.points[point]?.house) ?? null;
}

interface Named {
  readonly facts: Facts;
  readonly say: Say;
}

function conditionNamed(planet: Planet, part: PlanetPart, { facts, say }: Named): string | null {
  const body = bodyNamed(planet, say);
  switch (part) {
    case "sect":
      return say(facts.planets[planet].inSect === false ? "named.outOfSect" : "named.inSect", { body });
    case "dignity":
    case "motion":
    case "light":
    case "score":
      return say(`named.${part}`, { body });
    case "speed":
    case "declination":
      return null;
  }
}
