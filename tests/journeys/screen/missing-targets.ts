import type { Page } from "@playwright/test";

/** Links to anchors missing from this page. */
export async function missingTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")].flatMap((link) => {
      // The footer also appears below the error screen, where the page itself is missing.
      if (link.closest("footer")) return [];
      const { origin, pathname, search, hash } = new URL(link.href);
      const here = origin === location.origin && pathname === location.pathname && search === location.search;
      if (!here || hash.length < 2 || document.getElementById(decodeURIComponent(hash.slice(1)))) return [];
      return [`no target: ${hash} of "${link.textContent?.trim().slice(0, 40)}"`];
    }),
  );
}
