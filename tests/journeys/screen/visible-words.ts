import type { Page } from "@playwright/test";

/**
 * The words on a page that should be in the page's own language. Left out: text marked as another language, what
 * somebody typed or is named, passages of the book, and names of typefaces and software.
 */
export async function visibleWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const apart = "script, style, noscript, textarea, code, [translate=no], bdi, [role=option], .prose, .book-text";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest(apart)) continue;
      // The secret in a link is made of letters, not of words.
      const text = (node.textContent ?? "").replaceAll(/https?:\/\/\S+/g, " ");
      if (element.closest("[lang]")?.getAttribute("lang") === own) words.push(text);
    }
    return words.join("\n");
  });
}
