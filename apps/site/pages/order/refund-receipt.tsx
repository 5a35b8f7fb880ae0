import { useVisitor } from "../../components/visitor.ts";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { utcText } from "../../locale/format/time-of-day.ts";
import { baseLocale } from "../../locale/locale.ts";

/** What was sent, and when. */
export interface Receipt {
  /** Order number. */
  readonly number: string;
  readonly reason: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** A person answers it; otherwise the money goes back by itself. */
  readonly reviewed: boolean;
}

/** The receipt of a request, with its content and time, shown at once; the same is mailed. */
export function RefundReceipt({ number, reason, at, reviewed }: Receipt) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <OrderSheet title={m.order_refund_asked_title()}>
      <p className="lead" role="status">
        {m.withdraw_receipt({ number, moment: utcText(at, locale) })}
      </p>
      {reason === null ? null : (
        <blockquote className="refund-reason">
          <p>{reason}</p>
        </blockquote>
      )}
      <p>{reviewed ? m.order_refund_asked() : m.withdraw_automatic()}</p>
      <p className="small">{m.withdraw_mailed()}</p>
    </OrderSheet>
  );
}
