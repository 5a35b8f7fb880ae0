import * as z from "zod/mini";

/** What a visitor typed on the sandbox payment page; checked, shown again and discarded. */
const typed = z.object({
  cardNumber: z.catch(z.string().check(z.maxLength(40)), ""),
  expiry: z.catch(z.string().check(z.maxLength(20)), ""),
  cvc: z.catch(z.string().check(z.maxLength(10)), ""),
  cardName: z.catch(z.string().check(z.maxLength(120)), ""),
});
type TypedCard = z.output<typeof typed>;
export type CardField = keyof TypedCard;

/** Field formats: grouped digits, month and year, three or four digits; any name or none. */
const shapes: Readonly<Record<CardField, RegExp>> = {
  cardNumber: /^(?:\d[\s-]*){12,19}$/,
  expiry: /^(?:0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?\d{2}$/,
  cvc: /^\d{3,4}$/,
  cardName: /^/,
};
const cardFields = ["cardNumber", "expiry", "cvc", "cardName"] as const satisfies readonly CardField[];

/** Parses the posted form and lists the invalid fields. */
export function readCardForm(form: FormData): { readonly card: TypedCard; readonly wrong: readonly CardField[] } {
  const card = typed.parse(Object.fromEntries(form));
  return { card, wrong: cardFields.filter((field) => !shapes[field].test(card[field].trim())) };
}

/** Why the last attempt did not pay, with what was typed. */
export interface PayRefusal {
  readonly reason: "declined" | "not-a-test-card" | "expired" | "already-paid" | "pix-chosen" | "wrong-fields";
  readonly wrong: readonly CardField[];
  readonly card: TypedCard;
}

/** Whether a refusal is about the card, and so is shown at the card number. */
export const isOfCard = (reason: PayRefusal["reason"]): reason is "declined" | "not-a-test-card" =>
  reason === "declined" || reason === "not-a-test-card";
