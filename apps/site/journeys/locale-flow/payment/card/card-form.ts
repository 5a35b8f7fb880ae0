import * as z from "zod/mini";
import type { Locale } from "../../../../locale/locale.ts";

/** Countries in the billing address list. */
export const cardCountries = ["US", "BR", "GB", "ES", "FR", "DE", "CA", "AU"] as const;
export type CardCountry = (typeof cardCountries)[number];

const homes: Readonly<Record<Locale, CardCountry>> = { "en-us": "US", "en-gb": "GB", "es-es": "ES", "pt-br": "BR" };

/** The preselected country. */
export const cardHome = (locale: Locale): CardCountry => homes[locale];

export const cardProblems = [
  "number-required",
  "number-short",
  "not-a-test-card",
  "declined",
  "expiry-required",
  "expiry-invalid",
  "expiry-past",
  "cvc-required",
  "cvc-short",
  "zip-required",
] as const;
export type CardProblem = (typeof cardProblems)[number];
const code = (problem: CardProblem) => ({ message: problem });
const given = (problem: CardProblem) => z.string().check(z.trim(), z.minLength(1, { ...code(problem), abort: true }));

/** The shortest card number in use, in digits (ISO/IEC 7812-1). */
const fewestDigits = 12;
const digitsOf = (text: string): string => text.replace(/\D/g, "");

export interface CardRules {
  /** Card numbers the sandbox accepts: no other number leaves the browser. */
  readonly testCards: readonly string[];
  /** The earliest valid expiry month, `YYYY-MM`. */
  readonly month: string;
}

/** `12/34` as `2034-12`: cards are never valid for more than a century. */
const endOf = (expiry: string): string => `20${expiry.slice(3)}-${expiry.slice(0, 2)}`;

/** The card form's validation. Only published test cards pass; a real number is rejected without being sent. */
export const cardSchema = ({ testCards, month }: CardRules) =>
  z.object({
    cardNumber: given("number-required").check(
      z.refine((text) => digitsOf(text).length >= fewestDigits, { ...code("number-short"), abort: true }),
      z.refine((text) => testCards.includes(digitsOf(text)), code("not-a-test-card")),
    ),
    expiry: given("expiry-required").check(
      z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, { ...code("expiry-invalid"), abort: true }),
      z.refine((text) => endOf(text) >= month, code("expiry-past")),
    ),
    cvc: given("cvc-required").check(z.regex(/^\d{3}$/, code("cvc-short"))),
    zipCode: given("zip-required"),
    country: z.enum(cardCountries),
    currency: z.string(),
  });
export type CardForm = z.infer<ReturnType<typeof cardSchema>>;
