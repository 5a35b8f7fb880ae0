import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No rule of WCAG 2.2 AA or good practice is broken on the page as it stands, and it does not scroll sideways. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await colorsSettled(page);
  // One page, no frames of others: the mode that needs no second tab. Of what is right nothing is listed. Both save time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const barriers = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${page.url()} ${id} ${html}`));
  expect.soft(barriers).toEqual([]);
  await expectNoSideways(page);
}

/** A theme that was just turned is half turned until the next frame, and on a busy machine that is long after. What turns
 * is ended, for one that was called off is never heard of again; what that sets turning, too. */
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
