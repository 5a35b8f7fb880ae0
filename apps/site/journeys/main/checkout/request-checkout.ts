import * as z from "zod/mini";
import type { Journey } from "../../../components/journey-address.ts";
import type { Locale } from "../../../locale/locale.ts";
import { paths } from "../../../paths.ts";
import type { BirthSession } from "../birth-session.ts";

/** Everything an order is made of. The price is none of it: that is the server's. */
export interface CheckoutOrder {
  readonly email: string;
  readonly name: string;
  readonly birthData: BirthSession;
  readonly plan: "basic";
  readonly locale: Locale;
  /** This is the first checkout screen, whose sandbox price is the test version's. */
  readonly firstCheckout: boolean;
  /** The payment page leads back into it. */
  readonly journey: Journey;
  /** The buyer wants the same report once more. */
  readonly again: boolean;
}

/** A birth with the buyer's name and address, as the checkout step needs it. */
export type BuyersBirth = BirthSession & { readonly fullName: string; readonly email: string };

/** Whether the buyer is known. */
export const hasBuyer = (birth: BirthSession): birth is BuyersBirth =>
  Boolean(birth.fullName?.trim()) && Boolean(birth.email?.trim());

export const orderOf = (
  birth: BuyersBirth,
  { locale, journey, again }: Pick<CheckoutOrder, "locale" | "journey" | "again">,
): CheckoutOrder => ({
  email: birth.email,
  name: birth.fullName,
  birthData: birth,
  plan: "basic",
  locale,
  firstCheckout: journey === "main",
  journey,
  again,
});

export type CheckoutAnswer =
  | { readonly ok: true; readonly url: string }
  /** `code` and `message` are the server's own, where it gave any. */
  | { readonly ok: false; readonly code: string | null; readonly message: string | null };

const noAnswer: CheckoutAnswer = { ok: false, code: null, message: null };

/** Longer than the payment service's own time limit, so that its answer is not missed. */
const checkoutTimeoutMs = 30_000;

const webAddress = z.url({ protocol: /^https?$/ });
const opened = z.object({ url: webAddress });
const refused = z.object({ error: z.object({ code: z.string(), message: z.string().check(z.minLength(1)) }) });

/** Asks the shop for the hosted payment page. Safe to repeat: `attempt` names the order. */
export async function requestCheckout(
  order: CheckoutOrder & { readonly attempt: string },
  send: typeof fetch,
): Promise<CheckoutAnswer> {
  try {
    const answer = await send(paths.apiCheckout(), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(checkoutTimeoutMs),
    });
    const body: unknown = await answer.json();
    const page = opened.safeParse(body);
    if (answer.ok && page.success) return { ok: true, url: page.data.url };
    const fault = refused.safeParse(body);
    return fault.success ? { ok: false, ...fault.data.error } : noAnswer;
  } catch (cause) {
    // No network, no answer in time, or an answer that is no JSON: expected, and worth another try.
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError) return noAnswer;
    throw cause;
  }
}
