import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";

/** The articles by file name, newest first, each with its glyph. */
export const articles = [
  { name: "moon-changes-sign", glyph: "moon" },
  { name: "retrograde-loop", glyph: "saturn" },
  { name: "four-minutes", glyph: "ascendant" },
  { name: "two-charts-one-wheel", glyph: "venus" },
  { name: "midheaven", glyph: "midheaven" },
  { name: "birth-time-unknown", glyph: "north-node" },
] as const satisfies readonly { readonly name: string; readonly glyph: GlyphName }[];

export type ArticleName = (typeof articles)[number]["name"];

/** Whether a text names an article. */
export const isArticleName = (text: string): text is ArticleName => articles.some(({ name }) => name === text);
