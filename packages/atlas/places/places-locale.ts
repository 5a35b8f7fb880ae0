/** Visitor locales: they set the language of country names and whose towns come first. */
export const placesLocales = ["en-us", "en-gb", "es-es", "pt-br"] as const;

export type PlacesLocale = (typeof placesLocales)[number];

/** Whether a text is one of the four locales. */
export const isPlacesLocale = (text: unknown): text is PlacesLocale => placesLocales.some((locale) => locale === text);
