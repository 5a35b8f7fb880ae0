import type { Block } from "@cosmic/report/document";
import { inlineGlyph } from "@cosmic/report/inline-svg";
import { escapeXml } from "./xhtml.ts";

/** A margin note with its number in the book, from 1. */
export interface Note {
  readonly number: number;
  readonly note: Extract<Block, { kind: "margin-note" }>;
}

/** What a reader taps: the note opens over the text where the reading system can do that. */
export function noteCall({ number }: Note): string {
  return `<a class="call" epub:type="noteref" role="doc-noteref" id="call-${number}" href="#note-${number}">${number}</a>`;
}

/** The note at the end of its section, with a way back. */
export function noteMarkup({ number, note }: Note, place: { readonly southern: boolean }): string {
  const lines = note.lines.map((line) => `<p>${escapeXml(line)}</p>`).join("");
  const back = `<a class="back" role="doc-backlink" href="#call-${number}">${number}</a>`;
  return `<aside epub:type="footnote" role="doc-footnote" id="note-${number}"><p class="note-title">${back} ${inlineGlyph(note.glyph, place)} <b>${escapeXml(note.title)}</b></p>${lines}</aside>`;
}
