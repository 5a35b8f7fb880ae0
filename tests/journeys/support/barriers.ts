import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * The page as it stands, or only what matches the CSS selector `part`, breaks no WCAG 2.2 AA or best-practice rule, and
 * the page does not scroll sideways.
 */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  await colorsSettled(page);
  // One page without foreign frames, so legacy mode, which needs no second tab, is enough. Passing rules are not
  // listed. Both save time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const barriers = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${page.url()} ${id} ${html}`));
  expect.soft(barriers).toEqual([]);
  await expectNoSideways(page);
}

/**
 * Waits until a theme change is complete: it starts in the next frame, which may be late on a busy machine. Finishes
 * running CSS transitions, and any they trigger; cancelled ones never emit `finish`.
 */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame);
      const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
      if (turning.length === 0) return;
      for (const one of turning) one.finish();
    }
  });
}

/** The page is no wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(beyond, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
