import { Marked, type Token } from "marked";
import type { Page, PageSection } from "../../../apps/site/content/pages/page.ts";
import { isPageKind, pageKinds } from "./page-kinds.ts";

/** A page, or the faults of its file with their lines. */
export type ReadPage =
  | { readonly ok: true; readonly page: Page }
  | { readonly ok: false; readonly faults: readonly string[] };

const marked = new Marked({ gfm: true });

/**
 * Reads a page's Markdown: `key: value` fields between two `---` lines, then paragraphs, with headings written as `##
 * Heading {#anchor}`. `kind` is the file's folder.
 */
export function readPage(kind: string, text: string): ReadPage {
  if (!isPageKind(kind)) return { ok: false, faults: [`1: no kind of page is called ${kind}`] };
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) return { ok: false, faults: ["1: fields stand between two lines ---"] };
  const faults: string[] = [];
  const fields = fieldsOf(head, faults);
  const checked = pageKinds[kind].safeParse(fields);
  for (const issue of checked.error?.issues ?? []) faults.push(`1: ${issue.path.join(".")}: ${issue.message}`);
  const sections = sectionsOf(body, head.split("\n").length + 3, faults);
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return faults.length > 0 ? { ok: false, faults } : { ok: true, page: { fields, sections, words } };
}

function fieldsOf(head: string, faults: string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [index, line] of head.split("\n").entries()) {
    const [, key, value] = /^([a-z]+): +(.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) faults.push(`${index + 2}: a field is written “key: value”`);
    else fields[key] = value.trim();
  }
  return fields;
}

function sectionsOf(body: string, firstLine: number, faults: string[]): readonly PageSection[] {
  const sections: { id: string; heading: string; tokens: Token[] }[] = [{ id: "", heading: "", tokens: [] }];
  let line = firstLine;
  for (const token of marked.lexer(body)) {
    if (token.type === "html") faults.push(`${line}: HTML has no place in a page`);
    if (token.type === "heading" && token.depth === 2) {
      const [, heading, id] = /^(.+?) +\{#([a-z][a-z0-9-]*)\}$/.exec(token.text) ?? [];
      if (heading === undefined || id === undefined) faults.push(`${line}: a heading ends on its anchor, {#so}`);
      else sections.push({ id, heading: plain(heading), tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
    line += token.raw.split("\n").length - 1;
  }
  return sections
    .map(({ id, heading, tokens }) => ({ id, heading, html: marked.parser(tokens).trim() }))
    .filter((section) => section.id !== "" || section.html !== "");
}

/** A heading is displayed as plain text, without markup. */
const plain = (heading: string): string => heading.replaceAll(/[*_`]/g, "").trim();
