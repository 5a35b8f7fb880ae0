import { type Locale, languageTag } from "../locale.ts";

// Numbers, dates, money and places as a visitor's language writes them. Intl formatters are expensive to create, so
// each is cached.

function remembered<Formatter>(make: (tag: string, detail: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: Locale, detail = ""): Formatter => {
    const key = `${locale} ${detail}`;
    const formatter = made.get(key) ?? make(languageTag(locale), detail);
    made.set(key, formatter);
    return formatter;
  };
}

const minorUnits = 100;

const moneyFormat = remembered(
  (tag, currency) => new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
);
const numberFormat = remembered((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const fixedFormat = remembered((tag, decimals) => {
  const digits = Number(decimals);
  return new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
});
const percentFormat = remembered((tag) => new Intl.NumberFormat(tag, { style: "percent" }));
const kilometreFormat = remembered(
  (tag) => new Intl.NumberFormat(tag, { style: "unit", unit: "kilometer", maximumFractionDigits: 0 }),
);
const longDate = remembered((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }));
const mediumDate = remembered((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }));
const shortMonthOfYear = remembered(
  (tag) => new Intl.DateTimeFormat(tag, { month: "short", year: "numeric", timeZone: "UTC" }),
);
const shortDay = remembered((tag) => new Intl.DateTimeFormat(tag, { month: "short", day: "numeric", timeZone: "UTC" }));
const longMonth = remembered((tag) => new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" }));
const shortMonth = remembered((tag) => new Intl.DateTimeFormat(tag, { month: "short", timeZone: "UTC" }));
const monthOfYear = remembered(
  (tag) => new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const listFormat = remembered((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));
const countryNames = remembered((tag) => new Intl.DisplayNames(tag, { type: "region", fallback: "none" }));

/** An amount in minor units of a two-decimal currency, with its symbol: `$1.02`, `79,99 R$`. */
export const moneyText = (priceMinor: number, currency: string, locale: Locale): string =>
  moneyFormat(locale, currency).format(priceMinor / minorUnits);

/** A number with at most two decimals and thousands separators: `1,948`. */
export const numberText = (value: number, locale: Locale): string => numberFormat(locale).format(value);

/** A number with exactly `decimals` decimals and a true minus sign: `−1.42`. */
export const fixedText = (value: number, decimals: number, locale: Locale): string =>
  fixedFormat(locale, `${decimals}`).format(value).replace("-", "−");

/** A percentage (40 for 40%) as a language writes it: `40%`, `40 %`. */
export const percentText = (percent: number, locale: Locale): string => percentFormat(locale).format(percent / 100);

/** A distance to the nearest kilometer. */
export const distanceText = (kilometres: number, locale: Locale): string => kilometreFormat(locale).format(kilometres);

/** Long form of a civil date `YYYY-MM-DD`: `June 15, 1990`. */
export const dateText = (isoDate: string, locale: Locale): string =>
  longDate(locale).format(new Date(`${isoDate}T00:00:00Z`));

/** A range of civil dates `YYYY-MM-DD`: `Nov 2, 2024 – Nov 29, 2026`. */
export const datesText = (from: string, until: string, locale: Locale): string =>
  mediumDate(locale).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`));

/** Abbreviated month and year of a civil date `YYYY-MM-DD`: `Nov 2024`. */
export const shortMonthText = (isoDate: string, locale: Locale): string =>
  shortMonthOfYear(locale).format(new Date(`${isoDate}T00:00:00Z`));

/** Any leap year, so that February 29 can be formatted. */
const anyYear = 2000;

/** A day of the year, month 1…12: `Jun 15`. */
export const dayText = (month: number, day: number, locale: Locale): string =>
  shortDay(locale).format(new Date(Date.UTC(anyYear, month - 1, day)));

/** A month of a year, `2025-01`: `January 2025`, `enero de 2025`. */
export const monthText = (month: string, locale: Locale): string =>
  monthOfYear(locale).format(new Date(`${month}-01T00:00:00Z`));

/** The twelve abbreviated month names, January first: `Jan`, `ene`, `jan.`. */
export const shortMonthNames = (locale: Locale): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => shortMonth(locale).format(new Date(Date.UTC(anyYear, month, 1))));

/** The twelve full month names, January first. */
export const monthNames = (locale: Locale): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => longMonth(locale).format(new Date(Date.UTC(anyYear, month, 1))));

/** A list of names as a phrase: `Saturn, Uranus, and Neptune`. */
export const listText = (names: readonly string[], locale: Locale): string => listFormat(locale).format(names);

/** The language's "and" followed by a name: Spanish has `y Marta` but `e Irene`. */
export const andText = (name: string, locale: Locale): string => listText(["", name], locale).trimStart();

/** A country's name in the visitor's language; falls back to `place.country`. */
export const countryText = (
  place: { readonly countryCode: string; readonly country: string },
  locale: Locale,
): string => (place.countryCode === "" ? undefined : countryNames(locale).of(place.countryCode)) ?? place.country;
