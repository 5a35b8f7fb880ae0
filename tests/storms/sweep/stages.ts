import { openHostedPages } from "@cosmic/shop/checkout/hosted-page";
import { startCheckout } from "@cosmic/shop/checkout/start-checkout";
import { sampleCheckout, sessionOf } from "@cosmic/shop/testing/open-test-shop";
import type { House } from "./open-house.ts";

/** The one customer of every sweep. */
export const person = { email: "sweep.7f3a@example.org", name: "Sweepname Zimmer" } as const;

/**
 * Initial states of operations. `unheard`: paid, but no event will ever arrive. `delivered-and-open`: a second order is
 * at its payment page. `delivered-without-book`: by a version that kept no books. `to-be-asked`: it is time to ask the buyer for a review.
 */
export type StageName =
  | "paid"
  | "unheard"
  | "delivered"
  | "delivered-and-open"
  | "delivered-without-book"
  | "to-be-asked";

const card = "4242424242424242";

/** Places an order and opens its payment page, even if the same report was bought before. */
export async function placeOpenOrder({ tools }: House): Promise<string> {
  const birthData = { ...sampleCheckout.birthData, fullName: person.name, email: person.email };
  const form = { ...sampleCheckout, ...person, birthData, attempt: crypto.randomUUID(), again: true };
  const answer = await startCheckout(tools, openHostedPages(tools), { input: form, client: null });
  if (!answer.ok) throw new Error(`a checkout failed: ${answer.reason}`);
  return sessionOf(answer.url);
}

/** Places an order and pays for it; the event waits in the payment service's queue. */
export async function placePaidOrder(house: House): Promise<void> {
  const paid = await house.tools.payments.hostedPage?.pay(await placeOpenOrder(house), card);
  if (paid === undefined) throw new Error("there is no payment page");
}

/** Drops every event that the payment service would send. */
export async function loseEvents({ tools }: House): Promise<void> {
  await tools.database.pool.query("delete from pgboss.job where name = 'sandbox-event'");
}

/** Deletes the books, so that the order is as one delivered before books were kept. */
export async function forgetBooks({ tools }: House): Promise<void> {
  await tools.database.pool.query("delete from books");
}

/** Lets the two weeks after the delivery be over. */
export async function letReviewBeDue({ tools }: House): Promise<void> {
  await tools.database.pool.query("update review_invitations set due_at = now() - interval '1 minute'");
}
