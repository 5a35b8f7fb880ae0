import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What stands between a person and the page as it is now; of one rule where only that can have changed. */
export async function barriersOf(page: Page, rule?: string): Promise<readonly string[]> {
  // One page, no frames of others: the mode that needs no second tab.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${page.url()} ${id} ${html}`));
}

/** The page has no barriers and does not scroll sideways. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect.soft(await barriersOf(page)).toEqual([]);
  await expectNoSideways(page);
}

/** The page is no wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
