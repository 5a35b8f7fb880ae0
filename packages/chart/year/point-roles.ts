import type { FactsWithoutCycles } from "../facts.ts";
import type { ThemeSubject } from "../findings.ts";
import type { Planet } from "../names.ts";
import { profectionOf } from "./returns/profections.ts";
import { mainYear, type ReturnYear } from "./returns/solar-returns.ts";
import type { PointRoles } from "./stories/story-weight.ts";

/** What of a chart gives its planets roles. */
export type RoleFacts = Pick<FactsWithoutCycles, "angles" | "chartRuler"> & {
  readonly themes: readonly ThemeSubject[];
};

/** The planets that rule a chart or the year that is described in full, or lead one of the five themes. */
export function pointRoles({ angles, chartRuler, themes }: RoleFacts, lived: readonly ReturnYear[]): PointRoles {
  const main = mainYear(lived);
  const yearRuler = angles === null || main === null ? null : profectionOf(main, angles.ascendant.sign).ruler;
  return { chartRuler, yearRuler, themePlanets: new Set(themes.flatMap(leaderOf)), spineCore: new Set() };
}

function leaderOf({ kind, subject }: ThemeSubject): readonly Planet[] {
  return kind === "planet" || kind === "angular-planet" || kind === "chart-ruler" ? [subject] : [];
}
