import { paths } from "@cosmic/addresses/paths";
import * as z from "zod/mini";
import type { Journey } from "../../../components/journey-address.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { BirthData } from "../../birth/draft/birth-data.ts";

/** Everything an order consists of, except the price, which only the server sets. */
export interface CheckoutOrder {
  readonly email: string;
  readonly name: string;
  readonly birthData: BirthData;
  readonly plan: "basic";
  readonly locale: Locale;
  /** True on the first checkout screen, whose sandbox price is the test version's. */
  readonly firstCheckout: boolean;
  /** The journey the payment page returns to. */
  readonly journey: Journey;
  /** The buyer wants the same report again. */
  readonly again: boolean;
  /** Whether boxes about the right of withdrawal were shown, and which were ticked. */
  readonly consentAsked?: boolean;
  readonly beginNow?: boolean;
  readonly endsWithdrawal?: boolean;
}

/** A birth with the buyer's name and email, as the checkout step needs it. */
export type BuyersBirth = BirthData & { readonly fullName: string; readonly email: string };

/** Whether the buyer's name and email are known. */
export const hasBuyer = (birth: BirthData): birth is BuyersBirth =>
  Boolean(birth.fullName?.trim()) && Boolean(birth.email?.trim());

interface OrderContext extends Pick<CheckoutOrder, "locale" | "journey" | "again"> {
  readonly consents?: Readonly<Record<string, boolean>>;
}

export const orderOf = (
  birth: BuyersBirth,
  { locale, journey, again, consents = {} }: OrderContext,
): CheckoutOrder => ({
  email: birth.email,
  name: birth.fullName,
  birthData: birth,
  plan: "basic",
  locale,
  firstCheckout: journey === "main",
  journey,
  again,
  ...consents,
});

export type CheckoutAnswer =
  | { readonly ok: true; readonly url: string }
  /** The server's own `code` and `message`, if it sent any. */
  | { readonly ok: false; readonly code: string | null; readonly message: string | null };

const noAnswer: CheckoutAnswer = { ok: false, code: null, message: null };

/** Longer than the payment service's own timeout, so that its answer is not missed. */
const checkoutTimeoutMs = 30_000;

const webAddress = z.url({ protocol: /^https?$/ });
const opened = z.object({ url: webAddress });
const refused = z.object({ error: z.object({ code: z.string(), message: z.string().check(z.minLength(1)) }) });

/** Requests the hosted payment page from the shop. Idempotent: `attempt` identifies the order. */
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
    // No network, a timeout or a response that is not JSON: expected, and worth a retry.
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError) return noAnswer;
    throw cause;
  }
}
