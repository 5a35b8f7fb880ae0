import { dateText, fixedText, numberText, percentText } from "../../locale/format.ts";
import type { Locale } from "../../locale/locale.ts";

/** Errors are told in ten-thousandths of an arc-second. */
const errorDecimals = 4;
const fineSeconds = 0.01;

/** The page's numbers as a visitor's language writes them. */
export interface Numerals {
  /** A whole number in groups. */
  readonly count: (value: number) => string;
  /** An error without its sign, for a table whose caption names the unit. */
  readonly error: (arcseconds: number) => string;
  /** The same with its sign. */
  readonly arcseconds: (value: number) => string;
  /** A round figure with its sign and no more decimals than it has: `0.005″`. */
  readonly roundArcseconds: (value: number) => string;
  /** A difference or an uncertainty of clocks, seconds. */
  readonly seconds: (value: number) => string;
  /** Seconds that move a place: two decimals, with the sign of the arc-second. */
  readonly moved: (arcseconds: number) => string;
  readonly percent: (value: number) => string;
  readonly date: (isoDate: string) => string;
}

const decimalsOf = (value: number) => String(value).split(".")[1]?.length ?? 0;

export function numeralsOf(locale: Locale): Numerals {
  const fixed = (value: number, decimals: number) => fixedText(value, decimals, locale);
  return {
    count: (value) => numberText(value, locale),
    error: (arcseconds) => fixed(arcseconds, errorDecimals),
    arcseconds: (value) => `${fixed(value, errorDecimals)}″`,
    roundArcseconds: (value) => `${fixed(value, decimalsOf(value))}″`,
    seconds: (value) => fixed(value, Math.abs(value) < fineSeconds ? errorDecimals : 2),
    moved: (arcseconds) => `${fixed(arcseconds, 2)}″`,
    percent: (value) => percentText(value, locale),
    date: (isoDate) => dateText(isoDate, locale),
  };
}
