import type { Page } from "@playwright/test";
import { languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { foreignWords, quotedNames } from "../support/foreign-words.ts";
import { coveredControls } from "./covered-controls.ts";
import { misplacedText } from "./misplaced-text.ts";
import { missingTargets } from "./missing-targets.ts";
import { visibleWords } from "./visible-words.ts";

/** Every measurable fault of the screen as it is, one sentence each. */
export async function screenFaults(page: Page): Promise<readonly string[]> {
  // esbuild, without Playwright's own compiler, wraps inner functions in this helper, which pages lack.
  await page.evaluate("globalThis.__name ??= (named) => named");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return [
    ...(await missingTargets(page)),
    ...(await misplacedText(page)),
    ...(await coveredControls(page)),
    ...(await wordsOfOtherLanguages(page)),
  ];
}

async function wordsOfOtherLanguages(page: Page): Promise<readonly string[]> {
  const tag = await page.locator("html").getAttribute("lang");
  const locale = locales.find((known) => languageTag(known) === tag);
  if (!locale) return [`the page is in no language of the site: ${tag}`];
  const found = foreignWords(await visibleWords(page), locale, quotedNames);
  return found.map((word) => `a word of another language: “${word}”`);
}
