import type { Page } from "@playwright/test";
import { coveredControls } from "./covered-controls.ts";
import { misplacedText } from "./misplaced-text.ts";
import { missingTargets } from "./missing-targets.ts";

/** Everything wrong that can be measured on a screen as it stands: one sentence a fault. */
export async function screenFaults(page: Page): Promise<readonly string[]> {
  // The runner without Playwright's own compiler names inner functions through this helper, which no page has.
  await page.evaluate("globalThis.__name ??= (named) => named");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return [...(await missingTargets(page)), ...(await misplacedText(page)), ...(await coveredControls(page))];
}
