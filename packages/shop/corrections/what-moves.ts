import { createHash } from "node:crypto";
import type { FactsWithoutCycles, Planet, Sign } from "@cosmic/chart/facts";
import { planets } from "@cosmic/chart/facts";
import type { Chapter, Language, ReportDocument } from "@cosmic/report/document";
import { sectionText } from "@cosmic/report/plain-text";

/** What a corrected birth changes in chart and book. */
export interface WhatMoves {
  /** Sun, Moon and rising sign, whether or not they change. `rising` is null without a time of birth. */
  readonly bigThree: Readonly<Record<"sun" | "moon" | "rising", Change<Sign>>>;
  /** Other planets whose sign changes. */
  readonly signs: readonly ({ readonly planet: Planet } & Change<Sign>)[];
  /** Planets that come to stand in another house; 1…12, null without a time of birth. */
  readonly houses: readonly ({ readonly planet: Planet } & Change<number>)[];
  readonly chapters: {
    /** Titles of the chapters with other words or figures, new ones included, in the order of the book. */
    readonly changed: readonly string[];
    /** Titles of the chapters that are left out. */
    readonly gone: readonly string[];
    /** How many stay as they are. */
    readonly same: number;
    /** Of the titles. */
    readonly language: Language;
  };
}

interface Change<Value> {
  readonly before: Value | null;
  readonly after: Value | null;
}

/** A chart and its book. */
export interface ChartAndBook {
  readonly facts: FactsWithoutCycles;
  readonly document: ReportDocument;
}

/** Compares chart and book of a birth with those of another. */
export function whatMoves(before: ChartAndBook, after: ChartAndBook): WhatMoves {
  const was = before.facts.planets;
  const is = after.facts.planets;
  const sign = (planet: Planet) => ({ before: was[planet].sign, after: is[planet].sign });
  const house = (planet: Planet) => ({ before: was[planet].house, after: is[planet].house });
  const rising = ({ angles }: FactsWithoutCycles) => angles?.ascendant.sign ?? null;
  return {
    bigThree: {
      sun: sign("sun"),
      moon: sign("moon"),
      rising: { before: rising(before.facts), after: rising(after.facts) },
    },
    signs: planets
      .filter((planet) => planet !== "sun" && planet !== "moon")
      .map((planet) => ({ planet, ...sign(planet) }))
      .filter(isChanged),
    houses: planets.map((planet) => ({ planet, ...house(planet) })).filter(isChanged),
    chapters: changedChapters(before.document, after.document),
  };
}

const isChanged = (one: Change<unknown>): boolean => one.before !== one.after;

function changedChapters(before: ReportDocument, after: ReportDocument): WhatMoves["chapters"] {
  const was = new Map(before.chapters.map((chapter) => [chapter.id, digestOf(chapter)]));
  const isSame = (chapter: Chapter) => was.get(chapter.id) === digestOf(chapter);
  const left = new Set(after.chapters.map(({ id }) => id));
  return {
    changed: after.chapters.filter((chapter) => !isSame(chapter)).map(({ title }) => title),
    gone: before.chapters.filter(({ id }) => !left.has(id)).map(({ title }) => title),
    same: after.chapters.filter(isSame).length,
    language: after.language,
  };
}

/** Of all that a chapter says, drawings by their titles: what is drawn differently is also said so. */
function digestOf({ title, subtitle, opener, sections }: Chapter): string {
  const hash = createHash("sha256").update(JSON.stringify([title, subtitle, opener?.lines ?? []]));
  for (const section of sections) hash.update(createHash("sha256").update(sectionText(section)).digest());
  return hash.digest("hex");
}
