import { m } from "../../../generated/paraglide/messages.js";
import type { FoldQuestion } from "../../birth/local-time/fold-question.ts";

/** A rejected plain form: why, what was typed, and which fields to fix. */
export interface PlainFormTrouble {
  readonly reason: "invalid" | "not-on-sale" | "payment-unavailable" | "too-many";
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  /** What the typed local time raises; null: nothing. */
  readonly question: FoldQuestion | null;
}

type PlainField = "birthDate" | "birthTime" | "fold" | "city" | "name" | "email" | "consents";

/** The plain form's field for an order error, and its message. */
const faults: Readonly<Record<string, { readonly field: PlainField; readonly words: () => string }>> = {
  birthDate: { field: "birthDate", words: m.birth_noscript_error_date },
  birthTime: { field: "birthTime", words: m.birth_noscript_error_time },
  fold: { field: "fold", words: m.birth_error_reading },
  birthCity: { field: "city", words: m.birth_error_place },
  latitude: { field: "city", words: m.birth_error_place },
  longitude: { field: "city", words: m.birth_error_place },
  timezone: { field: "city", words: m.birth_error_place },
  name: { field: "name", words: m.preview_error_name },
  fullName: { field: "name", words: m.preview_error_name },
  beginNow: { field: "consents", words: m.checkout_consent_error },
  endsWithdrawal: { field: "consents", words: m.checkout_consent_error },
  email: { field: "email", words: m.preview_error_email_invalid },
};

/** The message under each invalid field of the plain form. */
export function plainFormErrors(trouble: PlainFormTrouble | null): Readonly<Partial<Record<PlainField, string>>> {
  const found = (trouble?.problems ?? []).flatMap(({ field }) => faults[field] ?? []);
  return Object.fromEntries(found.map(({ field, words }) => [field, words()]));
}

/** The message above a plain form when no single field is to blame. */
export function plainFormNotice(trouble: PlainFormTrouble | null): string | null {
  if (trouble === null || trouble.reason === "invalid") return null;
  if (trouble.reason === "not-on-sale") return m.checkout_not_on_sale();
  return trouble.reason === "too-many" ? m.checkout_too_many() : m.checkout_failed();
}
