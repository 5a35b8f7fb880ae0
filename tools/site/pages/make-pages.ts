import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "../../../apps/site/content/pages/page.ts";
import { unreviewedWords } from "../../library/british/american-spelling.ts";
import { type BritishTable, britishText } from "../../library/british/british-edition.ts";
import { britishDates } from "./british-dates.ts";
import { leastWords } from "./page-kinds.ts";
import { readPage } from "./read-page.ts";

/** Minimum length of a translation, as a share of the minimum for English. */
const shorterInTranslation = 0.8;

type Pages = ReadonlyMap<string, Page>;

/** Success, or every fault by file and line. */
export type MadePages = { readonly ok: true } | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Compiles `root`/<language>/<kind>/<name>.md (en, es, pt) to one module per locale in `outDir`; the British edition is
 * derived from the American one. A page missing in one language, a different heading, a page that is too short or an
 * American word without a British form is a fault; with any fault, nothing is written.
 */
export function makePages(asked: {
  readonly root: string;
  readonly outDir: string;
  readonly british: BritishTable;
}): MadePages {
  const faults: string[] = [];
  const [en, es, pt] = ["en", "es", "pt"].map((language) => readLanguage(asked.root, language, faults));
  if (en === undefined || es === undefined || pt === undefined) throw new Error("three languages were read");
  faults.push(...differences(en, es, "es"), ...differences(en, pt, "pt"));
  const british = britishPages(en, asked.british, faults);
  if (faults.length > 0) return { ok: false, faults };
  const locales = { "en-us": en, "en-gb": british, "es-es": es, "pt-br": pt };
  for (const [locale, pages] of Object.entries(locales))
    writeChanged(join(asked.outDir, `${locale}.ts`), moduleOf(pages));
  return { ok: true };
}

function readLanguage(root: string, language: string, faults: string[]): Pages {
  const pages = new Map<string, Page>();
  const files = readdirSync(join(root, language), { recursive: true, encoding: "utf8" });
  for (const path of files.filter((file) => file.endsWith(".md")).sort()) {
    const [kind = "", file = ""] = path.split("/");
    const found = readPage(kind, readFileSync(join(root, language, path), "utf8"));
    if (found.ok) {
      pages.set(`${kind}/${file.replace(/\.md$/, "")}`, found.page);
      faults.push(...shortness({ kind, language, path }, found.page));
    } else faults.push(...found.faults.map((fault) => `${language}/${path}:${fault}`));
  }
  return pages;
}

function shortness(of: { readonly kind: string; readonly language: string; readonly path: string }, page: Page) {
  const english = Object.entries(leastWords).find(([kind]) => kind === of.kind)?.[1] ?? 0;
  const least = of.language === "en" ? english : english * shorterInTranslation;
  return page.words < least ? [`${of.language}/${of.path}:1: ${page.words} words, at least ${least} are asked`] : [];
}

/** Pages and headings that exist in only one of the two languages. */
function differences(english: Pages, other: Pages, language: string): readonly string[] {
  const faults: string[] = [];
  for (const name of other.keys())
    if (!english.has(name)) faults.push(`${language}/${name}.md:1: English has no such page`);
  for (const [name, page] of english) {
    const translated = other.get(name);
    const anchors = (one: Page) => one.sections.map(({ id }) => id).join(" ");
    if (translated === undefined) faults.push(`${language}/${name}.md:1: this page is missing`);
    else if (anchors(translated) !== anchors(page)) {
      faults.push(`${language}/${name}.md:1: headings are ${anchors(translated)}, in English ${anchors(page)}`);
    }
  }
  return faults;
}

function britishPages(english: Pages, table: BritishTable, faults: string[]): Pages {
  const respelled = britishText(table);
  const text = (one: string) => britishDates(respelled(one));
  const pages = new Map<string, Page>();
  for (const [name, page] of english) {
    // Convert only the text between tags, not anchors and URLs.
    const html = (one: string) => one.replaceAll(/>[^<]+</g, text);
    const british: Page = {
      ...page,
      fields: Object.fromEntries(
        Object.entries(page.fields).map(([key, value]) => [key, asIs(key) ? value : text(value)]),
      ),
      sections: page.sections.map((one) => ({ ...one, heading: text(one.heading), html: html(one.html) })),
    };
    const words = [...Object.values(page.fields), ...page.sections.flatMap(({ heading, html }) => [heading, html])];
    for (const word of unreviewedWords(words.join(" "), table)) {
      faults.push(`en/${name}.md:1: ${word} looks American; give its British form in packages/library/en/british.json`);
    }
    pages.set(name, british);
  }
  return pages;
}

/** Fields that are not prose: keys, dates and authors. */
const asIs = (key: string): boolean =>
  key === "category" || key === "date" || key === "updated" || key === "version" || key === "author";

function moduleOf(pages: Pages): string {
  const entries = [...pages].map(([name, page]) => `  ${JSON.stringify(name)}: ${JSON.stringify(page)},`);
  return `import type { Page } from "../../content/pages/page.ts";\n\nexport const pages: Readonly<Record<string, Page>> = {\n${entries.join("\n")}\n};\n`;
}

function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
