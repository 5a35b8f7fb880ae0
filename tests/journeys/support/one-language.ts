import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "../../../apps/site/locale/locale.ts";
import { untilHydrated } from "./steps.ts";

const messages = join(import.meta.dirname, "../../../apps/site/messages");

/** Every text of the site in one locale. */
function textsOf(locale: Locale): readonly string[] {
  const folder = join(messages, locale);
  return readdirSync(folder).flatMap((file) =>
    Object.values<unknown>(JSON.parse(readFileSync(join(folder, file), "utf8"))).filter(
      (text) => typeof text === "string",
    ),
  );
}

/** Words that appear on no English page, by language. */
const tellTale = {
  "es-es": /[¿¡]|\b(informe|carta|tus?|los|las|una|con|del|para|está|hola|buen[oa]s)\b/i,
  "pt-br": /ção\b|ções\b|\b(você|seus?|suas?|relatório|uma|não|para|dos|está|olá|bo[am])\b/i,
} as const;

/** Nothing visible or announced on the page is in this language, except what is marked as such with `lang`. */
export async function expectNoWordsOf(locale: keyof typeof tellTale, page: Page): Promise<void> {
  const shown = await page.evaluate(
    (language) => {
      const inside = (node: Node) => (node instanceof Element ? node : node.parentElement);
      const own = (node: Node) => inside(node)?.closest(`[lang^=${language}], script, style, noscript`) !== null;
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (own(node)) continue;
        if (node instanceof Text) texts.push(node.data);
        else if (node instanceof Element)
          for (const name of ["aria-label", "title", "alt", "placeholder", "value"])
            texts.push(node.getAttribute(name) ?? "");
      }
      return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
    },
    locale.slice(0, 2),
  );
  expect(shown.length).toBeGreaterThan(100);
  const english = new Set([...textsOf("en-us"), ...textsOf("en-gb")]);
  const foreign = new Set(textsOf(locale).filter((text) => text.length > 3 && !english.has(text)));
  expect(shown.filter((text) => foreign.has(text) || tellTale[locale].test(text))).toEqual([]);
}

/** Every internal link loads a full document, because the next page is in another language. */
export async function expectLinksLoadDocuments(page: Page): Promise<void> {
  // While a part of the page is not hydrated, React stops a click on it before the listener below can see and end it.
  for (const part of ["main", "contentinfo"] as const)
    for (const link of [page.getByRole(part).getByRole("link").first(), page.getByRole(part).getByRole("link").last()])
      await untilHydrated(link);
  const within = await page.evaluate(() => {
    const kept: string[] = [];
    const watch = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // The client-side router prevents the default of the clicks it handles.
      if (link && event.defaultPrevented) kept.push(link.pathname);
      event.preventDefault();
    };
    window.addEventListener("click", watch);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      if (link.origin === location.origin && !link.pathname.startsWith("/r/")) link.click();
    window.removeEventListener("click", watch);
    return kept;
  });
  expect(within).toEqual([]);
}
