import type { Locale } from "@cosmic/addresses/locales";
import { z } from "zod";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import type { ConsentField } from "../mail-texts/market-texts.ts";

/** The two things a consumer in the EU or the UK must agree to, each in a box of its own, before the right of withdrawal
 * ends with the delivery of digital content (Directive 2011/83/EU, Art. 16(m); UK Consumer Contracts Regulations 2013,
 * reg. 37). Named as the checkout form sends them. */
const consentFields = ["beginNow", "endsWithdrawal"] as const satisfies readonly ConsentField[];

/** One box of the checkout: its field and its words. */
export interface ConsentQuestion {
  readonly field: ConsentField;
  readonly text: string;
}

/** Names the words of the boxes. New words need a new name. */
export const consentVersion = "withdrawal-consent/2026-11";

/** The boxes a market's checkout shows, unticked; none where the law asks for none. */
export function consentQuestions(locale: Locale): readonly ConsentQuestion[] {
  const { consents } = mailTextsOf(locale);
  return consents === null ? [] : consentFields.map((field) => ({ field, text: consents[field] }));
}

/** What an order keeps of the consent: the words as the buyer read them, and when. */
const storedConsentSchema = z.object({
  version: z.string(),
  texts: z.array(z.string()).min(1),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});
export type StoredConsent = z.infer<typeof storedConsentSchema>;

type GivenConsents = Readonly<Record<ConsentField, boolean>> & {
  readonly consentAsked: boolean;
  readonly locale: Locale;
};

/** The boxes that a checkout showed and that were left unticked. A client that shows no boxes sells without consent: the
 * buyer then keeps the right of withdrawal. */
export function missingConsents(given: GivenConsents): readonly ConsentField[] {
  if (!given.consentAsked) return [];
  return consentQuestions(given.locale).flatMap(({ field }) => (given[field] ? [] : [field]));
}

/** The consent to keep with an order; null where none was asked for or not all of it was given. */
export function consentToStore(given: GivenConsents, at: Date): StoredConsent | null {
  const questions = consentQuestions(given.locale);
  if (questions.length === 0 || !questions.every(({ field }) => given[field])) return null;
  return { version: consentVersion, texts: questions.map(({ text }) => text), at: at.toISOString() };
}

/** Reads what an order keeps; null when it keeps no consent. Throws on a shape that is none. */
export function readStoredConsent(stored: unknown): StoredConsent | null {
  return stored === null ? null : storedConsentSchema.parse(stored);
}
