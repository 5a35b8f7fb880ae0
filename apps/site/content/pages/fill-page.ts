import type { Page } from "./page.ts";

/** What the placeholders of a page stand for. */
export interface PageValues {
  /** Plain text by name, escaped here. */
  readonly text: Readonly<Record<string, string>>;
  /** HTML by name, for a placeholder that is a paragraph of its own. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Every condition a page may name, and whether it holds. */
  readonly conditions: Readonly<Record<string, boolean>>;
}

const conditional = /<(p|li)>\{\?([a-z-]+)\} ([\s\S]*?)<\/\1>\n?/g;
const block = /<p>\{\{([a-z-]+)\}\}<\/p>/g;
const inline = /\{\{([a-z-]+)\}\}/g;

/**
 * Fills the placeholders of a page compiled from Markdown: `{{name}}` is text, a paragraph that is `{{name}}` alone may
 * be a block, and a paragraph or list item that begins with `{?name}` stays only where that condition holds. Throws on
 * a name that has no value.
 */
export function fillPage(page: Page, values: PageValues): Page {
  const fill = (html: string) =>
    html
      .replaceAll(conditional, (_, tag: string, name: string, rest: string) =>
        namedIn(values.conditions, name) ? `<${tag}>${rest}</${tag}>\n` : "",
      )
      .replaceAll(block, (all, name: string) => values.blocks[name] ?? all)
      .replaceAll(inline, (_, name: string) => escapeHtml(namedIn(values.text, name)));
  return { ...page, sections: page.sections.map((section) => ({ ...section, html: fill(section.html) })) };
}

function namedIn<T>(values: Readonly<Record<string, T>>, name: string): T {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`a page names ${name}, which has no value`);
  return value;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML that shows it. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
