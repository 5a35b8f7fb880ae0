import type { Block, Chapter, ReportDocument, Section } from "@cosmic/report/document";

/** A document without the drawings that only its cover and the page after payment show. */
export type ScreenDocument = Omit<ReportDocument, "cover" | "celebration">;

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

/** Every block of one kind, in reading order. */
export function blocksOf<Kind extends Block["kind"]>(
  sections: readonly Section[],
  kind: Kind,
): readonly BlockOf<Kind>[] {
  return sections.flatMap((section) => section.blocks.filter((block): block is BlockOf<Kind> => block.kind === kind));
}

/** Ids of the sections and chapters with their own layout on screen. */
export const glanceId = "at-a-glance";
export const ownFormOf: Readonly<Record<string, true>> = {
  wheel: true,
  "chart-facts": true,
  signs: true,
  balance: true,
};

/** The report's screen layout: an opening with the wheel, a card per sign, then the chapters one by one. */
export interface ScreenParts {
  readonly wheel: BlockOf<"figure"> | undefined;
  /** One or two sentences describing the drawing. */
  readonly intro: BlockOf<"paragraph"> | undefined;
  readonly facts: BlockOf<"facts"> | undefined;
  readonly shares: readonly BlockOf<"shares">[];
  readonly signs: readonly SignPart[];
  /** Sections of the opening chapter that the opening does not show. */
  readonly glanceRest: readonly Section[];
  readonly glanceTitle: string;
  /** The table of planetary positions, shown in the opening instead of the appendix. */
  readonly positions: Section | undefined;
  readonly chapters: readonly Chapter[];
}

/** Id of the appendix section that the opening shows. */
export const positionsSection = "planets-table";

/** A placement from the report's opening, with its chapter. */
export interface SignPart {
  readonly chapter: Chapter;
  readonly value: BlockOf<"facts">["rows"][number]["value"];
  /** In the document's language; undefined when two signs are possible. */
  readonly signName: string | undefined;
  readonly elementName: string | undefined;
}

/** Sorts a document into the parts of the screen; every block ends up in exactly one of them. */
export function screenParts(document: ScreenDocument): ScreenParts {
  const glance = document.chapters.find((chapter) => chapter.id === glanceId);
  const own = (glance?.sections ?? []).filter((section) => ownFormOf[section.id]);
  const shares = blocksOf(own, "shares");
  const signRows = blocksOf(
    own.filter((section) => section.id === "signs"),
    "facts",
  ).flatMap((block) => block.rows);
  const signs = signRows.flatMap(({ label, value }): SignPart[] => {
    const chapter = document.chapters.find((one) => one.title === label);
    if (!chapter) return [];
    const elementName = shares
      .flatMap((block) => block.rows)
      .find((row) => row.element && row.element === value.element);
    return [{ chapter, value, signName: signNameOf(document, value.glyph), elementName: elementName?.label }];
  });
  const apart = new Set([glanceId, ...signs.map((sign) => sign.chapter.id)]);
  return {
    wheel: blocksOf(own, "figure").find((figure) => figure.name === "wheel"),
    intro: blocksOf(own, "paragraph")[0],
    facts: blocksOf(
      own.filter((section) => section.id !== "signs"),
      "facts",
    )[0],
    shares,
    signs,
    glanceRest: (glance?.sections ?? []).filter((section) => !ownFormOf[section.id]),
    glanceTitle: glance?.title ?? "",
    positions: document.chapters.flatMap(({ sections }) => sections).find(({ id }) => id === positionsSection),
    chapters: document.chapters.filter((chapter) => !apart.has(chapter.id)),
  };
}

/** A sign's name as the document's tables spell it, found by its glyph. */
function signNameOf(document: ScreenDocument, glyph: string | undefined): string | undefined {
  if (glyph === undefined) return undefined;
  const sections = document.chapters.flatMap((chapter) => chapter.sections);
  const cells = blocksOf(sections, "table").flatMap((table) => table.rows.flat());
  return cells.find((cell) => cell.glyph === glyph && cell.element !== undefined)?.text;
}
