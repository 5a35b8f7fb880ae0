/** The four markets, as they stand in addresses. */
export const locales = ["en-us", "en-gb", "es-es", "pt-br"] as const;
export type Locale = (typeof locales)[number];

/** The market whose pages have no prefix. */
export const baseLocale = "en-us" satisfies Locale;

/** Whether a text names a market. */
export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text);
}
