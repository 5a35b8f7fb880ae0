import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { configurationId, type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import type { Facts } from "@cosmic/chart/facts";
import type { Theme } from "@cosmic/chart/findings";
import { type Angle, type Planet, planets } from "@cosmic/chart/names";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import { planetDegree } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Cell } from "../../document.ts";

/** Number of facts named in one table line. */
const namedAtOnce = 3;

/** A theme's title. */
function themeTitle({ kind, subject }: Theme, { say, facts, words }: ReportContext): string {
  switch (kind) {
    case "planet":
      return words.titled(placementFact(subject, "sign"));
    case "angular-planet":
      return say(`theme.title.${angleOf(subject, facts)}`, { planet: raiseFirst(words.body(subject)) });
    case "chart-ruler":
      return say("theme.title.chart-ruler", { planet: raiseFirst(words.body(subject)) });
    case "sign":
      return say("theme.title.sign", { sign: say(`sign.${subject}`) });
    case "house":
      return say("theme.title.house", { house: say(`house.${subject}`) });
    case "element":
      return say("theme.title.element", { element: say(`elementNamed.${subject}`) });
    case "missing-element":
      return say("theme.title.missing-element", { element: say(`elementNamed.${subject}`) });
    case "aspect":
    case "configuration":
      return words.titled(subject);
    case "sect":
      return say(subject === "day" ? "glance.day" : "glance.night");
    case "node-axis":
      return words.titled("trueNode.sign");
  }
}

/** The five themes, one row each: title and evidence. */
export function themeRows(context: ReportContext): readonly (readonly [string, Cell])[] {
  return context.facts.themes.map((theme) => [
    themeTitle(theme, context),
    { text: raiseFirst(evidenceNamed(theme, context)) },
  ]);
}

/** What a theme is made of: the planets of a sign, a house or an element, the placements of a figure, and otherwise the
 * facts behind it other than the one its title names, heaviest first. */
function evidenceNamed(theme: Theme, context: ReportContext): string {
  const { words, say, facts } = context;
  const members = membersOf(theme, facts);
  if (members.length > 0) return listed(members.map(words.body), say);
  const title = themeTitle(theme, context);
  const named = evidenceOf(theme, facts).flatMap((id) => (id === "sect" ? [] : (words.optionalName(id) ?? [])));
  const others = named.filter((name) => raiseFirst(name) !== title);
  if (others.length > 0) return listed(others.slice(0, namedAtOnce), say);
  if (theme.kind !== "planet") return listed(named, say);
  const [first, second] = theme.subject === "moon" ? facts.moonSigns : [];
  if (!first || !second) return planetDegree(theme.subject, facts, say);
  const until = { sign: say(`sign.${first.sign}`), time: timeInTable(first.to, say.rules) };
  const after = say("placement.after", { sign: say(`sign.${second.sign}`) });
  return say("word.listed", { first: say("placement.until", until), second: after });
}

/** The planets that stand for certain in a theme's sign, house or element. */
function membersOf({ kind, subject }: Theme, facts: Facts): readonly Planet[] {
  const isIn = (planet: Planet): boolean => {
    const [sign, other] = possibleSigns(planet, facts);
    if (kind === "house") return String(facts.planets[planet].house) === subject;
    if (other !== undefined) return false;
    return kind === "sign" ? sign === subject : kind === "element" && elementOf(sign) === subject;
  };
  return planets.filter(isIn);
}

/** The facts behind a theme; of an aspect or a figure the signs of its planets, one after another. */
function evidenceOf({ kind, subject, evidence }: Theme, facts: Facts): readonly FactId[] {
  const parsed = kind === "aspect" ? parseFactId(subject) : undefined;
  const ends = parsed?.kind === "aspect" ? [parsed.a, parsed.b] : [];
  const figure = facts.configurations.find((one) => kind === "configuration" && configurationId(one) === subject);
  const bodies = figure?.planets ?? planets.filter((planet) => ends.includes(planet));
  return bodies.length > 0 ? bodies.map((planet) => placementFact(planet, "sign")) : evidence;
}

/** The angle a planet is on, within the orb of a conjunction. */
function angleOf(subject: Planet, { angleAspects }: Facts): Angle {
  const [near] = angleAspects
    .filter(({ a, type }) => a === subject && (type === "conjunction" || type === "opposition"))
    .toSorted((one, other) => one.orb - other.orb);
  const across = near?.type === "opposition";
  if (near?.b === "ascendant") return across ? "descendant" : "ascendant";
  return across ? "imumCoeli" : "midheaven";
}
