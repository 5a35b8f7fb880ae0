import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "../../locale/locale.ts";
import { articles } from "./articles.ts";
import { categories } from "./categories.ts";
import { listArticles } from "./list-articles.server.ts";
import { articlePlate } from "./plates/article-plate.server.ts";

const files = readdirSync(join(import.meta.dirname, "../../content/pages/en/blog")).map((file) =>
  file.replace(".md", ""),
);

test("every article that is written is listed, newest first, and every category has one", () => {
  expect(articles.map(({ name }) => String(name)).sort()).toEqual(files.sort());
  for (const locale of locales) {
    const lines = listArticles(locale);
    expect(lines.map(({ date }) => date)).toEqual(
      lines
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect([...new Set(lines.map(({ category }) => category))].sort()).toEqual([...categories].sort());
    for (const { minutes } of lines) expect(minutes).toBeGreaterThanOrEqual(4);
  }
});

test("every article has a plate that is drawn", () => {
  for (const { name } of articles) {
    const { wide, compact } = articlePlate(name, "en-us");
    for (const { markup } of compact ? [wide, compact] : [wide])
      expect(markup.match(/<[a-z]/g)?.length).toBeGreaterThan(3);
  }
});
