import { type ChapterName, moodOf } from "@cosmic/interpretation/selection/chapter-moods";
import type { Slots } from "@cosmic/interpretation/strings/fill-strings";
import type { Block, Chapter, Section } from "../document.ts";
import { frameLine } from "./blocks.ts";
import type { ReportContext } from "./report-context.ts";

/** Facts that an error of up to this much in the birth time changes are fragile. */
const fragileSeconds = 5 * 60;

/** A section; empty if it has no blocks. */
export function section(id: string, title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ id, title, blocks }];
}

/** Adds opening and closing lines to a chapter, chosen by its facts; `slots` are the facts they may name. */
export function framed(
  context: ReportContext,
  chapter: Chapter & { readonly id: ChapterName },
  slots: Slots = {},
): Chapter {
  const { passages, facts, limits, draft, subject } = context;
  const named = { ...(subject.firstName === "" ? {} : { name: subject.firstName }), ...slots };
  const mood = moodOf(chapter.id, {
    facts,
    isFragile: limits.some(({ changedSeconds }) => changedSeconds <= fragileSeconds),
    tensions: draft.told.filter(({ id }) => id.startsWith("tensions/")).length,
  });
  const opening = mood === null ? null : passages.opening(chapter.id, mood, named);
  const closing = passages.closing(chapter.id, Math.round(facts.julianDayTt), named);
  const last = chapter.sections.length - 1;
  return {
    ...chapter,
    sections: chapter.sections.map((one, index) => ({
      ...one,
      blocks: [
        ...(index === 0 && opening !== null ? [frameLine(opening)] : []),
        ...one.blocks,
        ...(index === last && closing !== null ? [frameLine(closing)] : []),
      ],
    })),
  };
}
