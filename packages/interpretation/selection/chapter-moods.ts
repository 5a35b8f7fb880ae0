import { isSureFigure, possibleMoonSigns } from "@cosmic/chart/certainty/possible-signs";
import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import { houseNumbers } from "@cosmic/chart/names";
import type { ChapterId } from "@cosmic/library/chapters";
import { strongFrom, weakTo } from "./leading-shares.ts";

/** A chapter of the book. */
export type ChapterName = ChapterId;

/** Hard or soft aspects dominate the conversation if they lead by this many. */
const leadsBy = 3;
/** Number of planets from which a house counts as crowded. */
const crowdedHouse = 4;
const oneSidedPercent = 70;

/** What is known before a book is composed: its facts, how many contradictions it names, and whether a few minutes'
 * error in the birth time would change anything. */
export interface MoodGround {
  readonly facts: Facts;
  readonly isFragile: boolean;
  readonly tensions: number;
}

/** The mood that selects a chapter's opening; null if its opening does not depend on facts. */
export function moodOf(chapter: ChapterId, { facts, isFragile, tensions }: MoodGround): string | null {
  const timed = !facts.timeUnknown;
  const { planets: placed } = facts;
  switch (chapter) {
    case "how-to-read":
    case "points":
      return timed ? "timed" : "untimed";
    case "at-a-glance":
      return facts.sect ?? "untimed";
    case "five-themes":
      return themesMood(facts);
    case "soul":
      return strengthMood(placed.sun.score);
    case "heart":
      return possibleMoonSigns(facts).length > 1 ? "two-signs" : strengthMood(placed.moon.score);
    case "mask":
      return facts.chartRuler === null ? null : rulerMood(placed[facts.chartRuler].score);
    case "mercury-venus-mars":
      return innerMood(facts);
    case "jupiter-saturn":
      return comparison(placed.jupiter.score, placed.saturn.score);
    case "outer-planets":
      return outerMood(facts);
    case "houses":
      return timed ? housesMood(facts) : null;
    case "conversation":
      return talkMood(facts);
    case "figures":
      return figuresMood(facts.configurations.filter((figure) => isSureFigure(figure, facts)).length);
    case "temperament":
      return temperamentMood(facts);
    case "love":
      return timed ? loveMood(facts) : "untimed";
    case "work":
      return timed ? (residents(facts, 10) > 0 ? "planet-in-tenth" : "empty-tenth") : "untimed";
    case "growth":
      if (placed.saturn.score >= strongFrom) return "saturn-strong";
      return tensions > 3 ? "many-tensions" : "few-tensions";
    case "cycles":
      return timed ? "timed" : "untimed";
    case "what-is-uncertain":
      if (!timed) return "untimed";
      return isFragile ? "fragile" : "firm";
    case "the-day-as-it-turned":
      return possibleMoonSigns(facts).length > 1 ? "two-moons" : "moon-certain";
    case "appendix":
      return "any";
  }
}

function strengthMood(score: number): string {
  if (score >= strongFrom) return "strong";
  return score <= weakTo ? "weak" : "even";
}

function rulerMood(score: number): string {
  const mood = strengthMood(score);
  return mood === "even" ? mood : `ruler-${mood}`;
}

/** Themes agree if they share an element or planet, and are divided if hard aspects or patterns lead them. */
function themesMood({ themes }: Facts): string {
  const hard = themes.filter(({ kind }) => kind === "aspect" || kind === "configuration").length;
  if (hard >= 2) return "divided";
  return themes.some(({ kind }) => kind === "sign" || kind === "element") ? "agreeing" : "even";
}

function innerMood({ planets: placed }: Facts): string {
  const inner = [placed.mercury, placed.venus, placed.mars];
  if (inner.some(({ retrograde }) => retrograde)) return "retrograde";
  return new Set(inner.map(({ sign }) => sign)).size < inner.length ? "together" : "even";
}

function comparison(jupiter: number, saturn: number): string {
  if (jupiter === saturn) return "even";
  return jupiter > saturn ? "jupiter-stronger" : "saturn-stronger";
}

const outer: readonly Planet[] = ["uranus", "neptune", "pluto"];
const personal: readonly Planet[] = ["sun", "mercury", "venus", "mars"];

function outerMood(facts: Facts): string {
  if (outer.some((planet) => facts.planets[planet].houseClass === "angular")) return "angular";
  return tightOuterAspect(facts) ? "aspected" : "even";
}

/** The tightest aspect marked `tight` between the Sun, Mercury, Venus or Mars and one of the three slow planets; null
 * if none. */
export function tightOuterAspect({ aspects }: Facts): { readonly quick: Planet; readonly slow: Planet } | null {
  for (const { a, b, tight } of aspects.toSorted((one, other) => one.orb - other.orb)) {
    const quick = personal.find((planet) => planet === a);
    const slow = outer.find((planet) => planet === b);
    if (tight && quick && slow) return { quick, slow };
  }
  return null;
}

function figuresMood(count: number): string {
  if (count === 0) return "none";
  return count === 1 ? "one" : "several";
}

function housesMood(facts: Facts): string {
  const fullest = Math.max(...houseNumbers.map((house) => residents(facts, house)));
  if (fullest >= crowdedHouse) return "crowded";
  const sides = Object.values(facts.hemispheres ?? {});
  return sides.some((percent) => percent >= oneSidedPercent) ? "one-side" : "spread";
}

function talkMood({ aspects, timeUnknown }: Facts): string {
  const heard = aspects.filter(({ a, b }) => !timeUnknown || (a !== "moon" && b !== "moon"));
  const hard = heard.filter(({ type }) => type === "square" || type === "opposition").length;
  const soft = heard.filter(({ type }) => type === "trine" || type === "sextile").length;
  if (hard - soft >= leadsBy) return "hard";
  return soft - hard >= leadsBy ? "soft" : "even";
}

function temperamentMood({ emphasis }: Facts): string {
  if (emphasis.missingElements.length > 0) return "missing";
  return emphasis.element === null ? "even" : "dominant";
}

/** Venus and Mars agree in a soft aspect or the same element, which recurs every four signs. */
function loveMood({ planets: placed, aspects }: Facts): string {
  const pair = aspects.find(({ a, b }) => a === "venus" && b === "mars");
  if (pair)
    return pair.type === "trine" || pair.type === "sextile" || pair.type === "conjunction" ? "agreeing" : "differing";
  const apart = Math.abs(Math.floor(placed.venus.longitude / 30) - Math.floor(placed.mars.longitude / 30));
  return apart % 4 === 0 ? "agreeing" : "differing";
}

function residents({ planets: placed }: Facts, house: number): number {
  return planets.filter((planet) => placed[planet].house === house).length;
}
