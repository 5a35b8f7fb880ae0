import { join } from "node:path";
import { expect, test } from "vitest";
import { locales, messageGaps, messagesOf } from "./message-files.ts";

const root = join(import.meta.dirname, "../../../apps/site/messages");

test("a missing, empty, superfluous or differently slotted text is found", () => {
  const base = new Map([
    ["a", "Hello {name}"],
    ["b", "Yes"],
    ["c", "No"],
  ]);
  const other = new Map([
    ["a", "Hola"],
    ["b", " "],
    ["d", "Nada"],
  ]);
  const byLocale = new Map([
    ["en-us", base],
    ["es-es", other],
  ]);
  expect(messageGaps(byLocale)).toEqual([
    "es-es a: other slots than en-us",
    "es-es b: empty",
    "es-es c: missing",
    "es-es d: not in en-us",
  ]);
});

test("every text of the site stands in all four locales", () => {
  const byLocale = new Map(locales.map((locale) => [locale, messagesOf(root, locale)]));
  expect(byLocale.get("en-us")?.size).toBeGreaterThan(0);
  expect(messageGaps(byLocale)).toEqual([]);
});
