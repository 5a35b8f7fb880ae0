import { eq } from "drizzle-orm";
import { recordEvent, type SandboxTools } from "../events.ts";
import { makeId } from "../protocol/wire.ts";
import { type SandboxMethod, type SandboxSessionRow, sandboxSessions } from "../sandbox-tables.ts";
import { type PixStep, type SandboxPix, showPix, takePixStep } from "./pix.ts";
import { lockSession } from "./sessions.ts";
import { judgeCard } from "./test-cards.ts";

/** What the sandbox's payment page shows of a session. */
export interface SandboxSession {
  readonly id: string;
  readonly state: "open" | "complete" | "expired";
  readonly amountMinor: number;
  /** ISO 4217, uppercase. */
  readonly currency: string;
  readonly itemName: string;
  readonly email: string | null;
  /** The payment service's locale code: `en`, `en-GB`, `es`, `pt-BR`. */
  readonly locale: string | null;
  /** With the session's id filled in. */
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  /** The seller's text beside the pay button. */
  readonly submitText: string | null;
  readonly methods: readonly SandboxMethod[];
  /** The Pix code that was chosen; null: none was. */
  readonly pix: SandboxPix | null;
}

/** Result of pressing the pay button. A session that is already paid returns ok without a second charge; `already-paid`
 * means that the money has been returned, `pix-chosen` that only its Pix code can still be paid. */
export type SandboxPayment =
  | { readonly ok: true; readonly redirectTo: string }
  | {
      readonly ok: false;
      readonly reason: "declined" | "not-a-test-card" | "expired" | "already-paid" | "pix-chosen" | "unknown-session";
    };

/** The payment page's view of the sandbox. */
export interface HostedPage {
  /** Null: no such session. */
  session(id: string): Promise<SandboxSession | null>;
  /** Pays with a published test card. The number is checked and discarded: neither stored nor logged. */
  pay(id: string, cardNumber: string): Promise<SandboxPayment>;
  /** Chooses Pix, or does with the code what a buyer and their bank may do. */
  pix(id: string, step: PixStep): Promise<SandboxPayment>;
}

/** Opens the payment page over the sandbox's tables. */
export function openHostedPage(tools: SandboxTools): HostedPage {
  return {
    session: (id) =>
      tools.database.transaction(async (tx) => {
        const row = await lockSession(tx, tools.ids.toStored(id), tools);
        return row && show(row, tools);
      }),
    pay: (id, cardNumber) => pay(tools, tools.ids.toStored(id), cardNumber),
    pix: async (id, step) => {
      const row = await takePixStep(tools, tools.ids.toStored(id), step);
      return row.ok ? { ok: true, redirectTo: returnAddress(row.session, tools) } : row;
    },
  };
}

async function pay(tools: SandboxTools, id: string, cardNumber: string): Promise<SandboxPayment> {
  return tools.database.transaction(async (tx) => {
    const row = await lockSession(tx, id, tools);
    if (!row) return { ok: false, reason: "unknown-session" };
    if (row.status === "expired") return { ok: false, reason: "expired" };
    if (row.paymentMethod === "pix" && row.paymentStatus !== "paid") return { ok: false, reason: "pix-chosen" };
    if (row.status === "complete") {
      if (row.refundedMinor === row.amountMinor) return { ok: false, reason: "already-paid" };
      return { ok: true, redirectTo: returnAddress(row, tools) };
    }
    const verdict = judgeCard(cardNumber);
    if (verdict !== "accepted") return { ok: false, reason: verdict };
    const paid = {
      status: "complete",
      paymentStatus: "paid",
      cardCountry: marketCountries[row.currency] ?? null,
      billingCountry: marketCountries[row.currency] ?? null,
      paymentIntentId: makeId("pi"),
      chargeId: makeId("ch"),
      paidAt: tools.clock.now(),
    } as const;
    await tx.db.update(sandboxSessions).set(paid).where(eq(sandboxSessions.id, id));
    await recordEvent(tx, tools, { type: "checkout.session.completed", sessionId: id });
    return { ok: true, redirectTo: returnAddress(row, tools) };
  });
}

/** Where buyers of the sandbox are, and their cards from, by what they pay in. */
const marketCountries: Readonly<Record<string, string>> = { usd: "US", gbp: "GB", eur: "ES", brl: "BR" };

function returnAddress(row: SandboxSessionRow, { ids }: SandboxTools): string {
  return row.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", ids.toWire(row.id));
}

function show(row: SandboxSessionRow, tools: SandboxTools): SandboxSession {
  const { amountMinor, itemName, email, locale, cancelUrl, submitText } = row;
  const currency = row.currency.toUpperCase();
  return {
    id: tools.ids.toWire(row.id),
    state: row.status,
    amountMinor,
    currency,
    itemName,
    email,
    locale,
    successUrl: returnAddress(row, tools),
    cancelUrl,
    submitText,
    methods: row.paymentMethodTypes,
    pix: showPix(row),
  };
}
