import { lastSegment, paths } from "@cosmic/addresses/paths";
import type { Sale } from "../../../analytics/use-count.ts";
import type { OpenSession } from "../../../server/open-session.ts";
import { saysPaid } from "./says-paid.ts";
import { unpaidView } from "./unpaid-view.server.ts";

/** What is known about an order on the page after payment. */
export interface ThankYouView {
  /** `confirmed`: by the payment provider; `said`: only by the address; `unknown`: by neither yet. */
  readonly payment: "confirmed" | "said" | "unknown";
  readonly name: string;
  /** Set only for a confirmed order. */
  readonly email: string;
  /** Path of the report, once it is ready. */
  readonly reportPath: string | null;
  /** Path of its PDF. */
  readonly pdfPath: string | null;
  /** What was sold, once confirmed. */
  readonly sale: Sale | null;
  /** The order is known but not settled yet: checking again may show more. */
  readonly settling: boolean;
  /** A Pix code is waited for, or has expired; null: neither. */
  readonly pix: { readonly state: "pix" | "lapsed"; readonly codePage: string | null } | null;
}

const nothingKnown = { name: "", email: "", reportPath: null, pdfPath: null, sale: null } as const;

/** The state of the order that an address names. The address's claims only choose the message; they unlock nothing. */
export async function thankYouView(address: URL, open: OpenSession): Promise<ThankYouView> {
  const session = address.searchParams.get("session_id");
  const access = session ? await open(session) : null;
  if (access?.kind !== "report") {
    const payment = saysPaid(address.searchParams) ? "said" : "unknown";
    const unpaid = access && unpaidView(access);
    const pix = unpaid && unpaid.state !== "unconfirmed" ? { state: unpaid.state, codePage: unpaid.codePage } : null;
    return { payment, ...nothingKnown, settling: access !== null, pix };
  }
  const { name, email, path, state, number, priceMinor, currency } = access.report;
  const secret = lastSegment(path);
  const ready = state === "delivered";
  return {
    ...{ payment: "confirmed", name, email, sale: { number, priceMinor, currency }, settling: !ready },
    reportPath: ready ? paths.report(secret) : null,
    pix: null,
    pdfPath: ready ? paths.reportPdfCopy(secret) : null,
  };
}
