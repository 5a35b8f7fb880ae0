import { shapesOf } from "@cosmic/interpretation/plan/choice/passage-shapes";
import type { ChapterRole, ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { bookCatalogue, patternLengths } from "../../render/catalogue.ts";

/** Neighboring paragraphs of the chapters of a book: how many pairs, and how many of one shape. */
export interface LikeNeighbors {
  readonly pairs: number;
  readonly alike: number;
  /** Those of one shape that is not plain, and plain ones that are the third in a row or further. */
  readonly monotonous: number;
}

const shapeOf = shapesOf({ catalogue: bookCatalogue, lengths: patternLengths });

/** Counts the neighbors of a book by chapter. Lines of fewer than thirty words are no paragraphs. */
export function likeNeighbors({ chapters }: Pick<ReportPlan, "chapters">): ReadonlyMap<ChapterRole, LikeNeighbors> {
  return new Map(
    chapters.map(({ role, sections }) => {
      const shapes = sections.flatMap(({ items }) => items.flatMap((item) => shapeOf(item) ?? []));
      const alike = shapes.flatMap((shape, index) => (index > 0 && shape === shapes[index - 1] ? [index] : []));
      const monotonous = alike.filter((index) => shapes[index] !== "plain" || shapes[index - 2] === "plain");
      return [role, { pairs: Math.max(0, shapes.length - 1), alike: alike.length, monotonous: monotonous.length }];
    }),
  );
}
