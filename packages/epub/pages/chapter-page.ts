import type { Block, Chapter, ReportDocument, Section, Sketch } from "@cosmic/report/document";
import { inlineGlyph, inlineSvg } from "@cosmic/report/inline-svg";
import type { BookPlaces } from "../package/book-places.ts";
import { type BlockPlace, blockMarkup, takesCalls } from "./blocks.ts";
import { type Note, noteCall, noteMarkup } from "./notes.ts";
import { type BookPage, bookPage, escapeXml } from "./xhtml.ts";

/** What every chapter of a book shares. */
export interface ChapterTools {
  readonly document: ReportDocument;
  readonly places: BookPlaces;
  /** Numbers the notes through the book. */
  readonly nextNote: () => number;
}

/** A chapter as a page: its title, then its sections, each followed by its notes. */
export function chapterPage(chapter: Chapter, number: number, tools: ChapterTools): BookPage {
  const { document, places } = tools;
  const { id, title, subtitle, glyph, opener, sections } = chapter;
  const southern = document.chart.southern;
  const lines = (opener?.lines ?? []).map((line) => `<p class="data">${escapeXml(line)}</p>`).join("");
  const head = `<header>${places.breakAt(`chapter-${id}`)}<p class="number" aria-hidden="true">${inlineGlyph(glyph, { southern })} ${number}</p>
<h1 id="title">${escapeXml(title)}</h1><p class="subtitle" role="doc-subtitle">${escapeXml(subtitle)}</p>${lines}</header>`;
  const body = sections.map((section) => sectionMarkup(section, tools)).join("\n");
  const frame = { file: places.fileOf(id), title, language: document.language, part: "chapter" } as const;
  return bookPage(frame, `${head}\n${body}`);
}

/** The section of the thesis, which the drawings of the spine follow as they do on paper. */
const thesis = "thesis";

function sketchesOf({ chapters }: ReportDocument): string {
  const { structures = [], together } = chapters.find((one) => one.structures) ?? {};
  const sketch = ({ title, text, drawing }: Sketch) =>
    `<figure class="sketch"><div class="ground">${inlineSvg(drawing)}</div><figcaption><b>${escapeXml(title)}</b> <span>${escapeXml(text)}</span></figcaption></figure>`;
  return [...structures, ...(together && structures.length === 2 ? [together] : [])].map(sketch).join("\n");
}

function sectionMarkup({ id, title, blocks }: Section, { document, places, nextNote }: ChapterTools): string {
  const southern = document.chart.southern;
  const notes: Note[] = [];
  let waiting: Note[] = [];
  let before: Block | undefined;
  const parts: string[] = [];
  for (const block of blocks) {
    if (block.kind === "margin-note") {
      waiting.push({ number: nextNote(), note: block });
      continue;
    }
    const calls = takesCalls(block) ? waiting.map(noteCall).join("") : "";
    if (takesCalls(block)) {
      notes.push(...waiting);
      waiting = [];
    }
    const known = before?.kind === "heading" ? [title, before.text] : [title];
    const place: BlockPlace = { language: document.language, southern, addressOf: places.addressOf, known, calls };
    parts.push(blockMarkup(block, place));
    before = block;
  }
  if (id === thesis) parts.push(sketchesOf(document));
  // No paragraph followed them.
  if (waiting.length > 0) parts.push(`<p class="calls">${waiting.map(noteCall).join("")}</p>`);
  const ends = [...notes, ...waiting].map((note) => noteMarkup(note, { southern })).join("");
  return `<section id="${id}">${places.breakAt(`section-${id}`)}<h2>${escapeXml(title)}</h2>
${parts.join("\n")}${ends === "" ? "" : `\n<div class="notes">${ends}</div>`}</section>`;
}
