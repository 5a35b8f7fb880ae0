import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { themeEvidence } from "../chapters/front/five-themes.ts";
import type { NamedTension } from "../chapters/life/growth.ts";
import { reference } from "../context/blocks.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter, FactIds, Section } from "../document.ts";
import { mapSections } from "./map-sections.ts";

/** Adds pointers to each reconciliation where its contradiction starts, and in the first theme that involves it. */
export function withReferences(
  chapters: readonly Chapter[],
  tensions: readonly NamedTension[],
  context: ReportContext,
): readonly Chapter[] {
  const evidence = themeEvidence(context);
  const inThemes = new Set<NamedTension>();
  let pointed = 0;
  return mapSections(chapters, (section, chapter) => {
    if (chapter.id === "growth") return section;
    const feeds = evidence.get(section.id);
    const pulling = tensions.find((tension) =>
      feeds ? !inThemes.has(tension) && feedsOn(feeds, tension) : beginsAt(section, tension),
    );
    if (!pulling) return section;
    if (feeds) inThemes.add(pulling);
    pointed += 1;
    const own = feeds ? feeds.includes(pulling.a.fact) : pulling.a.weight >= pulling.b.weight;
    const block = tensionReference(pulling, { other: own ? pulling.b.fact : pulling.a.fact, pointed, context });
    return { ...section, blocks: [...section.blocks, block] };
  });
}

function feedsOn(feeds: FactIds, { a, b }: NamedTension): boolean {
  return feeds.includes(a.fact) || feeds.includes(b.fact);
}

function beginsAt({ blocks }: Section, { a, b }: NamedTension): boolean {
  const stronger = a.weight >= b.weight ? a : b;
  return blocks.some((block) => block.kind === "paragraph" && block.passage === stronger.id);
}

/** Removes pointers to sections that were dropped for length. */
export function withoutLooseReferences(chapters: readonly Chapter[]): readonly Chapter[] {
  const targets = new Set(chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]));
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== "reference" || targets.has(block.target)),
  }));
}

/** A pointer, rotating through a few wordings. */
function tensionReference(
  { sectionId, title }: NamedTension,
  { other, pointed, context }: { readonly other: FactId; readonly pointed: number; readonly context: ReportContext },
): Block {
  const { say, words } = context;
  const said = { other: words.titled(other), title };
  const wordings = ["reference.tension", "reference.tension2", "reference.tension3"] as const;
  return reference(say(wordings[pointed % wordings.length] ?? "reference.tension", said), sectionId);
}
