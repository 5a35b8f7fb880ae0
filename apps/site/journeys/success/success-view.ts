import type { ReportDocument } from "@cosmic/report/document";
import { type BlockOf, type SignPart, screenParts } from "../report/document-parts.ts";

/** What the page that follows the payment shows of a report: the celebration and the first glance. */
export interface SuccessView {
  readonly language: ReportDocument["language"];
  readonly subject: ReportDocument["subject"];
  readonly celebration: ReportDocument["celebration"];
  /** The civil day, YYYY-MM-DD: the page writes it in the visitor's language, whatever the report's is. */
  readonly birthDate: string;
  readonly wheel: BlockOf<"figure"> | null;
  readonly signs: readonly SignLine[];
}

/** One of the three signs. */
interface SignLine {
  readonly id: string;
  readonly role: string;
  readonly glyph: string | null;
  readonly sign: string;
  /** What it means, in one plain sentence. */
  readonly plain: string | null;
}

/** Takes from a document what the page needs, so that the whole of it is not sent twice. */
export function successView(document: ReportDocument, birthDate: string): SuccessView {
  const { wheel, signs } = screenParts(document);
  const { language, subject, celebration } = document;
  return { language, subject, birthDate, celebration, wheel: wheel ?? null, signs: signs.map(signLine) };
}

function signLine({ chapter, value, signName }: SignPart): SignLine {
  const blocks = chapter.sections.flatMap((section) => section.blocks);
  const plain = blocks.map((block) => (block.kind === "paragraph" ? block.plain : undefined)).find((text) => text);
  return {
    id: chapter.id,
    role: chapter.title,
    glyph: value.glyph ?? null,
    sign: signName ?? value.text,
    plain: plain ?? null,
  };
}
