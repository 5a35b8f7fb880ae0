import type { ReportDocument, Section } from "@cosmic/report/document";
import { type BlockOf, blocksOf, screenParts } from "../report/document-parts.ts";
import { isFrame } from "../report/pages/split.ts";

/** What the one-page report template shows of a document. */
export interface TemplateView extends Pick<ReportDocument, "language" | "subject" | "hash"> {
  readonly wheel: BlockOf<"figure"> | null;
  readonly facts: BlockOf<"facts"> | null;
  readonly shares: readonly BlockOf<"shares">[];
  /** Positions, themes, aspects, structures, method and sources: unchanged sections of the document. */
  readonly sections: readonly Section[];
  /** What is uncertain when the birth time is unknown. */
  readonly uncertain: readonly BlockOf<"paragraph">[];
}

/** The template's sections, in order; one missing from a document is skipped. */
const taken = ["planets-table", "themes-at-a-glance", "aspects-table", "strength", "sources"] as const;
const spineChapter = "spine";
const uncertainSection = "uncertain";

/** Extracts from a document what the template shows. */
export function templateView(document: ReportDocument): TemplateView {
  const { language, subject, hash } = document;
  const { wheel, facts, shares } = screenParts(document);
  // Drop framing lines of chapters and cross-references, which only make sense in the full report.
  const all = document.chapters
    .flatMap((chapter) => chapter.sections)
    .map(
      (section): Section => ({
        ...section,
        blocks: section.blocks.filter((block) => !isFrame(block) && block.kind !== "reference"),
      }),
    );
  const sections = taken.flatMap((id) => all.filter((section) => section.id === id));
  const aspects = sections.findIndex((section) => section.id === "aspects-table");
  const structures = structuresSection(document);
  return {
    ...{ language, subject, hash, shares },
    wheel: wheel ?? null,
    facts: facts ?? null,
    sections: structures === null ? sections : sections.toSpliced(aspects + 1, 0, structures),
    uncertain: subject.timeUnknown
      ? blocksOf(
          all.filter((section) => section.id === uncertainSection),
          "paragraph",
        )
      : [],
  };
}

/** What holds the chart, a line a structure; null in a report that has none. */
function structuresSection({ chapters }: ReportDocument): Section | null {
  const spine = chapters.find(({ id }) => id === spineChapter);
  if (spine?.structures === undefined) return null;
  const rows = spine.structures.map(({ title, text }) => ({ label: title, value: { text } }));
  return { id: spineChapter, title: spine.title, blocks: [{ kind: "facts", caption: "", rows }] };
}
