import { tenthsOfOrb } from "@cosmic/chart/display";
import type { LanguageRules } from "@cosmic/library/language-rules";

const minus = "−";

/** A number with that many decimals, rounded, as the language writes it: `−0.023`, `−0,023`. */
export function numberText(value: number, decimals: number, { numbers }: LanguageRules): string {
  const text = Math.abs(value).toFixed(decimals);
  const sign = value < 0 && Number(text) !== 0 ? minus : "";
  return `${sign}${text.replace(".", numbers.decimal)}`;
}

/** A whole number of at least zero, its digits in groups of three: `1,728`. */
export function groupText(value: number, { numbers }: LanguageRules): string {
  const digits = String(value);
  return digits.length < numbers.groupFrom ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, numbers.group);
}

/** Orb in degrees with one decimal, `1.2°`; truncated like every degree, so that an orb under 1° never prints as
 * 1.0°. */
export function orbText(orbDeg: number, rules: LanguageRules): string {
  return `${numberText(tenthsOfOrb(orbDeg), 1, rules)}°`;
}

/** Daily motion in degrees with three decimals, `+0.955°`. */
export function speedText(speedDegPerDay: number, rules: LanguageRules): string {
  const text = numberText(speedDegPerDay, 3, rules);
  return `${text.startsWith(minus) ? "" : "+"}${text}°`;
}
