import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { messagesOf } from "../messages/message-files.ts";

export type Language = "en" | "es" | "pt";

/** One customer-facing text (a message, a line of a page or a string in a mail) and its location. */
export interface SiteText {
  readonly where: string;
  readonly text: string;
}

const root = join(import.meta.dirname, "../../..");
const messages = join(root, "apps/site/messages");
const mails = join(root, "packages/shop/mail-texts");

const sources = {
  en: {
    locales: ["en-us", "en-gb"],
    mails: ["en-us", "en-gb", "notices/english", "newsletter/english", "reviews/english"],
  },
  es: { locales: ["es-es"], mails: ["es-es", "notices/spanish", "newsletter/spanish", "reviews/spanish"] },
  pt: { locales: ["pt-br"], mails: ["pt-br", "notices/portuguese", "newsletter/portuguese", "reviews/portuguese"] },
} as const satisfies Record<Language, { locales: readonly string[]; mails: readonly string[] }>;

/** All the site's texts in one language: messages, pages and mails. */
export function siteTexts(language: Language): readonly SiteText[] {
  const { locales, mails } = sources[language];
  return [...locales.flatMap(messageTexts), ...pageTexts(language), ...mails.flatMap(mailTexts)];
}

function messageTexts(locale: string): SiteText[] {
  return [...messagesOf(messages, locale)]
    .filter(([key]) => !key.endsWith("/$schema"))
    .map(([key, text]) => ({ where: `${locale}/${key}`, text }));
}

function pageTexts(language: Language): SiteText[] {
  const folder = join(root, "apps/site/content/pages", language);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) =>
      linesOf(join(folder, name)).map(({ line, text }) => ({ where: `${language}/${name}:${line}`, text })),
    );
}

/** The strings in a mail's source. A string without a space is an identifier, such as a language tag or a module. */
function mailTexts(name: string): SiteText[] {
  const file = join(mails, `${name}.ts`);
  return linesOf(file).flatMap(({ line, text }) =>
    [...text.matchAll(/"([^"]*)"|`([^`]*)`/g)]
      .map((found) => found[1] ?? found[2] ?? "")
      .filter((string) => string.includes(" "))
      .map((string) => ({ where: `${relative(root, file)}:${line}`, text: string.replaceAll(/\$\{[^}]*\}/g, "{}") })),
  );
}

function linesOf(file: string): { line: number; text: string }[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.trim() !== "");
}
