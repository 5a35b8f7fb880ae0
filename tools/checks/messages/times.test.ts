import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesOf } from "./message-files.ts";

const site = join(import.meta.dirname, "../../../apps/site");
const halfDay = /\d\s*(?:[ap]\.m\.|[ap]m(?!\p{L}))/iu;

test("English writes every time on a clock of 24 hours", () => {
  for (const locale of ["en-us", "en-gb"]) {
    const found = [...messagesOf(join(site, "messages"), locale)].filter(([, text]) => halfDay.test(text));
    expect(found).toEqual([]);
  }
  const folder = join(site, "content/pages/en");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((name) => halfDay.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});
