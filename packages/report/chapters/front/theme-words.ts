import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts } from "@cosmic/chart/facts";
import type { Theme } from "@cosmic/chart/findings";
import type { Angle, Planet } from "@cosmic/chart/names";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
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

/** The facts a theme is based on, heaviest first, in one phrase. */
function evidenceNamed({ evidence }: Theme, { words, say }: ReportContext): string {
  const named = evidence.flatMap((id) => words.optionalName(id) ?? []);
  return listed(named.slice(0, namedAtOnce), say);
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
