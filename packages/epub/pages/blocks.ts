import type { Block, Cell } from "@cosmic/report/document";
import { inlineGlyph, inlineLine, inlineSvg } from "@cosmic/report/inline-svg";
import { escapeXml } from "./xhtml.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** What a block needs to know of the book around it. */
export interface BlockPlace {
  readonly language: string;
  /** The birth was south of the equator: Moon phases are mirrored. */
  readonly southern: boolean;
  /** Where a section or chapter is found, `heart.xhtml#heart-sign`; undefined when this book has none of that id. */
  readonly addressOf: (id: string) => string | undefined;
  /** Titles just read: a caption that repeats one is left out. */
  readonly known: readonly string[];
  /** Markup of the calls of notes, set at the end of the block. */
  readonly calls: string;
}

/** A block as markup. A margin note has none here: `note` writes it at the end of its section. */
export function blockMarkup(block: Exclude<Block, { kind: "margin-note" }>, place: BlockPlace): string {
  switch (block.kind) {
    case "heading":
      return `<h3>${escapeXml(block.text)}</h3>`;
    case "paragraph":
      return paragraph(block, place);
    case "reference":
      return reference(block, place);
    case "pull-quote":
      return `<blockquote class="quote"><p>${escapeXml(block.text)}</p></blockquote>`;
    case "table":
      return captioned(block, place) + table(block, place);
    case "facts":
      return captioned(block, place) + facts(block, place);
    case "shares":
      return captioned(block, place) + shares(block, place);
    case "figure":
      return figure(block, place);
    default:
      return block satisfies never;
  }
}

/** Whether calls of notes may end a block. */
export const takesCalls = ({ kind }: Block): boolean => kind === "paragraph";

function paragraph({ text, role, mark }: Of<"paragraph">, { calls }: BlockPlace): string {
  const above = mark === undefined ? "" : `<p class="mark">${escapeXml(mark)}</p>`;
  return `${above}<p class="${role}">${escapeXml(text)}${calls}</p>`;
}

function reference({ text, target }: Of<"reference">, { addressOf }: BlockPlace): string {
  const address = addressOf(target);
  const words = escapeXml(text);
  return `<p class="pointer">${address === undefined ? words : `<a href="${address}">${words}</a>`}</p>`;
}

function captioned({ caption }: { readonly caption: string }, { known }: BlockPlace): string {
  return caption === "" || known.includes(caption) ? "" : `<p class="caption">${escapeXml(caption)}</p>`;
}

/** Ten pips, `full` of them filled. */
const pips = (full: number): string =>
  `<span class="pips" aria-hidden="true">${"●".repeat(full)}${"○".repeat(Math.max(0, 10 - full))}</span> `;

function cellWords({ text, glyph, pips: full }: Cell, { southern }: BlockPlace): string {
  const sign = glyph === undefined ? "" : `${inlineGlyph(glyph, { southern })} `;
  return `${sign}${full === undefined ? "" : pips(full)}${escapeXml(text)}`;
}

/** Rows become cards on a narrow page (`book.css`), each value under the title of its column. */
function table({ caption, columns, rows }: Of<"table">, place: BlockPlace): string {
  const heads = columns.map(({ title, align }) => `<th scope="col" class="${align}">${escapeXml(title)}</th>`).join("");
  const cell = (value: Cell, at: number): string => {
    const { title = "", align = "start" } = columns[at] ?? {};
    const words = cellWords(value, place);
    return at === 0
      ? `<th scope="row" class="${align}">${words}</th>`
      : `<td class="${align}" data-column="${escapeXml(title)}">${words}</td>`;
  };
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("");
  const name = caption === "" ? "" : ` aria-label="${escapeXml(caption)}"`;
  return `<table${name}><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}

function facts({ rows }: Of<"facts">, place: BlockPlace): string {
  const row = ({ label, value }: Of<"facts">["rows"][number]) =>
    `<div><dt>${escapeXml(label)}</dt><dd>${cellWords(value, place)}</dd></div>`;
  return `<dl>${rows.map(row).join("")}</dl>`;
}

function shares({ rows }: Of<"shares">, { language, southern }: BlockPlace): string {
  const sign = language === "es" ? "\u00A0%" : "%";
  const row = ({ label, glyph, percent }: Of<"shares">["rows"][number]) =>
    `<li>${inlineGlyph(glyph, { southern })} <span>${escapeXml(label)}</span> <b>${percent}${sign}</b><i aria-hidden="true" style="width:${percent}%"></i></li>`;
  return `<ul class="shares">${rows.map(row).join("")}</ul>`;
}

function figure({ size, drawing, compact, caption, legend }: Of<"figure">, place: BlockPlace): string {
  const forms = compact
    ? `<div class="on-wide">${inlineSvg(drawing)}</div><div class="on-narrow">${inlineSvg(compact)}</div>`
    : inlineSvg(drawing);
  const key =
    legend && size === "plate" ? `<ul class="legend">${legend.map((one) => entry(one, place)).join("")}</ul>` : "";
  return `<figure class="${size}"><div class="ground">${forms}</div>${key}<figcaption>${escapeXml(caption)}</figcaption></figure>`;
}

function entry({ label, aspect }: NonNullable<Of<"figure">["legend"]>[number], { southern }: BlockPlace): string {
  const sample = aspect === "retrograde" ? inlineGlyph("retrograde", { southern }) : inlineLine(aspect);
  return `<li><span class="ground">${sample}</span> ${escapeXml(label)}</li>`;
}
