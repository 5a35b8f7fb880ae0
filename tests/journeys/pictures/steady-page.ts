import { expect, type Page } from "@playwright/test";

/** Parts whose words are the library's: their frames, drawings, tables and numbers are compared, with other words. */
const quoting = "[role=tabpanel], .success-report, .tab-openings, .sign-summaries, .free, .pair-result";
/** Parts that depend on the day, on chance, or on other tests of the same run. */
const changing = [
  ".of-now, .dated-lines, .next-years, .life-here, .moon-calendar, .of-life-line, .of-now-line",
  ".mail-list, dialog [role=img], iframe, .greeting, .toasts",
].join(", ");

/**
 * Makes a page look the same on every day and with every edition of the texts, and returns what undoes it. Replaced:
 * dates near today, clock times, addresses, numbers of orders and of faults, links with a secret, and the words of
 * quoting parts, of which the first two of each kind stay. Hidden: changing parts.
 */
export async function steadyPage(page: Page): Promise<() => Promise<void>> {
  await untilHydrated(page);
  const undo = await page.evaluateHandle(
    ({ quoting, changing }) => {
      const undoing: (() => void)[] = [];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:is(${changing}) { display: none !important } [data-beyond-two] { display: none !important }`);
      document.adoptedStyleSheets.push(sheet);
      undoing.push(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      });

      const kindOf = (element: Element) => `${element.localName} ${element.getAttribute("class") ?? ""}`;
      for (const parent of document.querySelectorAll(`:is(${quoting}), :is(${quoting}) *`)) {
        if (parent.closest("svg")) continue;
        const counts = new Map<string, number>();
        for (const child of parent.children) {
          const count = (counts.get(kindOf(child)) ?? 0) + 1;
          counts.set(kindOf(child), count);
          if (count <= 2) continue;
          child.setAttribute("data-beyond-two", "");
          undoing.push(() => child.removeAttribute("data-beyond-two"));
        }
      }

      const months =
        "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
      const dates = new RegExp(
        `(?:\\w+day, )?(?:(?:${months})\\.? \\d{1,2}, \\d{4}|\\d{1,2} (?:${months}) \\d{4}|\\d{4}-\\d{2}-\\d{2})`,
        "g",
      );
      const nearMs = 500 * 86_400_000;
      const isNear = (date: string) => Math.abs(Date.parse(date) - Date.now()) < nearMs;
      const steady = (text: string) =>
        text
          .replaceAll(dates, (date) => (isNear(date) ? "January 1, 2001" : date))
          .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?( [AP]M)?\b/g, "12:00")
          .replaceAll(/[\w.+-]+@[\w.-]*example\.\w+/g, "reader@example.com")
          .replaceAll(/©\s*\d{4}/g, "© 2001")
          .replaceAll(/127\.0\.0\.1:\d+/g, "localhost")
          .replaceAll(/\bCB(-[0-9A-Z]{4})+\b/g, "CB-0000-0000")
          .replaceAll(/\b[0-9a-f]{16}\b/g, "0000000000000000")
          .replaceAll(/[\w-]{18,}/g, "secret");
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const before = node.nodeValue ?? "";
        const element = node.parentElement;
        if (!element || before.trim() === "" || element.closest("script, style, noscript, svg")) continue;
        const isWords = /\p{L}{2}/u.test(before) && element.closest(quoting) && !element.closest(".num");
        const words = element.matches("p, figcaption")
          ? "Words of the book stand here, as many as fill a line or two of it, and one more."
          : "Words of it";
        const after = isWords ? words : steady(before);
        if (after === before) continue;
        const text = node;
        text.nodeValue = after;
        undoing.push(() => {
          text.nodeValue = before;
        });
      }
      for (const field of document.querySelectorAll<HTMLInputElement>("input")) {
        if (!field.value.includes("@example.")) continue;
        const before = field.value;
        field.value = steady(before);
        undoing.push(() => {
          field.value = before;
        });
      }
      return () => {
        for (const one of undoing) one();
      };
    },
    { quoting, changing },
  );
  return async () => {
    await undo.evaluate((restore) => restore());
    await undo.dispose();
  };
}

/** React compares the words of a page with its own while it hydrates it; a page that lacks its script never is. */
async function untilHydrated(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      if (document.querySelector("#half-loaded:not([hidden])")) return [];
      return [...document.querySelectorAll("a[href], button, input, select, textarea")]
        .filter((element) => !Object.keys(element).some((key) => key.startsWith("__reactProps")))
        .map((element) => element.outerHTML.slice(0, 120));
    });
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([]);
}
