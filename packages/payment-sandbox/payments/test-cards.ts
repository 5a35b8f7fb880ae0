/** Test card numbers published by the payment service that succeed (docs.stripe.com/testing). */
const accepted = new Set([
  "4242424242424242", // Visa
  "4000056655665556", // Visa debit
  "5555555555554444", // Mastercard
  "2223003122003222", // Mastercard, 2-series
  "5200828282828210", // Mastercard debit
  "378282246310005", // American Express
  "371449635398431", // American Express
  "6011111111111117", // Discover
  "3056930009020004", // Diners Club
  "3566002020360505", // JCB
  "6200000000000005", // UnionPay
]);

/** Published test numbers that are declined: generic decline, insufficient funds. */
const declined = new Set(["4000000000000002", "4000000000009995"]);

/** Every number the sandbox knows, digits only; exported so that a form can reject any other before sending it. */
export const testCards: readonly string[] = [...accepted, ...declined];

/** The sandbox's verdict on a card number; spaces and hyphens are ignored. The number is neither stored nor logged. */
export function judgeCard(cardNumber: string): "accepted" | "declined" | "not-a-test-card" {
  const digits = cardNumber.replace(/[\s-]/g, "");
  if (accepted.has(digits)) return "accepted";
  return declined.has(digits) ? "declined" : "not-a-test-card";
}
