import type { Block, Chapter, Section } from "../document.ts";

/** A section before its texts: the margin notes, drawings, tables and notes that stand around them. */
export interface SectionFrame extends Section {
  /** Printed where the report has no text for the section. */
  readonly untold?: readonly Block[];
  /** Left out where the report has no text for it. */
  readonly needsText?: true;
}

/** A chapter before its texts. A section of it may have a title only. */
export interface ChapterFrame extends Omit<Chapter, "sections"> {
  readonly sections: readonly SectionFrame[];
}

/** A section; empty if it has no blocks. */
export function section(id: string, title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ id, title, blocks }];
}
