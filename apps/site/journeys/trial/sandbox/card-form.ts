import * as z from "zod/mini";

/** What a visitor typed on the sandbox's page; it is judged, shown again and forgotten. */
const typed = z.object({
  cardNumber: z.catch(z.string().check(z.maxLength(40)), ""),
  expiry: z.catch(z.string().check(z.maxLength(20)), ""),
  cvc: z.catch(z.string().check(z.maxLength(10)), ""),
  cardName: z.catch(z.string().check(z.maxLength(120)), ""),
});
type TypedCard = z.output<typeof typed>;
export type CardField = keyof TypedCard;

/** Shapes a card form knows: digits in groups, month and year, three or four digits; a name or none. */
const shapes: Readonly<Record<CardField, RegExp>> = {
  cardNumber: /^(?:\d[\s-]*){12,19}$/,
  expiry: /^(?:0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?\d{2}$/,
  cvc: /^\d{3,4}$/,
  cardName: /^/,
};
const cardFields = ["cardNumber", "expiry", "cvc", "cardName"] as const satisfies readonly CardField[];

/** Reads the posted form and names the fields that are not what they should be. */
export function readCardForm(form: FormData): { readonly card: TypedCard; readonly wrong: readonly CardField[] } {
  const card = typed.parse(Object.fromEntries(form));
  return { card, wrong: cardFields.filter((field) => !shapes[field].test(card[field].trim())) };
}

/** Why the last press of the button did not pay; what was typed comes back with it. */
export interface PayRefusal {
  readonly reason: "declined" | "not-a-test-card" | "expired" | "already-paid" | "wrong-fields";
  readonly wrong: readonly CardField[];
  readonly card: TypedCard;
}

/** Whether a refusal is about the card, so that it is shown at the card's number. */
export const isOfCard = (reason: PayRefusal["reason"]): reason is "declined" | "not-a-test-card" =>
  reason === "declined" || reason === "not-a-test-card";
