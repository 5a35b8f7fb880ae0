import { dateText, fixedText, numberText, percentText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";

/** Errors are given in ten-thousandths of an arcsecond. */
const errorDecimals = 4;
const millisecondDecimals = 3;
const fineSeconds = 0.01;

/** Number formatters in the visitor's language. */
export interface Numerals {
  /** A whole number with digit grouping. */
  readonly count: (value: number) => string;
  /** An error without its unit sign, for a table whose caption names the unit. */
  readonly error: (arcseconds: number) => string;
  /** The same with its unit sign. */
  readonly arcseconds: (value: number) => string;
  /** A round number with its unit sign and no trailing decimals: `0.005″`. */
  readonly roundArcseconds: (value: number) => string;
  /** A time difference or uncertainty, seconds. */
  readonly seconds: (value: number) => string;
  /** A time difference to the thousandth of a second. */
  readonly milliseconds: (value: number) => string;
  /** A round number with the decimals it has. */
  readonly asWritten: (value: number) => string;
  /** The position change caused by a time error: two decimals, with the arcsecond sign. */
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
    milliseconds: (value) => fixed(value, millisecondDecimals),
    asWritten: (value) => fixed(value, decimalsOf(value)),
    moved: (arcseconds) => `${fixed(arcseconds, 2)}″`,
    percent: (value) => percentText(value, locale),
    date: (isoDate) => dateText(isoDate, locale),
  };
}
