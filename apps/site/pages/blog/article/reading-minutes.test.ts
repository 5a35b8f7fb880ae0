import { expect, test } from "vitest";
import { listArticles } from "../list-articles.server.ts";
import { readingMinutes } from "./reading-minutes.ts";

const pageOf = (html: string) => ({ fields: {}, sections: [{ id: "", heading: "", html }], words: 0 });

test("minutes follow from the words, their language and the figures of tables; markup is not read", () => {
  const words = (count: number) => `<p class="a b c">${"word ".repeat(count)}</p>`;
  expect(readingMinutes(pageOf(words(228 * 3)), "en-us")).toBe(3);
  expect(readingMinutes(pageOf(words(181 * 3)), "pt-br")).toBe(3);
  expect(readingMinutes(pageOf(words(181 * 3)), "en-gb")).toBe(2);
  expect(readingMinutes(pageOf(`<td>${"12 ".repeat(228 * 2)}</td>`), "en-us")).toBe(2);
  expect(readingMinutes(pageOf("<p>So.</p>"), "es-es")).toBe(1);
  const page = pageOf(words(200));
  expect(readingMinutes({ ...page, fields: { lead: "word ".repeat(228 * 2) } }, "en-us")).toBe(3);
});

test("the six articles do not all take the same time", () => {
  expect(new Set(listArticles("en-us").map(({ minutes }) => minutes)).size).toBeGreaterThan(1);
});
