import type { Page } from "@playwright/test";

/** Scrolls down the page and back up so that lazy content renders, including what the browser would skip. */
export async function renderWholePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: "*{content-visibility:visible !important}" });
  await page.evaluate(async () => {
    const { scrollingElement } = document;
    for (let top = 0; top < (scrollingElement?.scrollHeight ?? 0); top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
}
