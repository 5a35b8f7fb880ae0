import { paths } from "@cosmic/addresses/paths";
import type { ReactNode } from "react";
import { PageLink } from "../../components/layout/page-link.tsx";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";

interface RefundClosedProps {
  readonly state: "asked" | "late";
  readonly number: string;
  /** The last moment of the guarantee, in words. */
  readonly moment: string;
  readonly children?: ReactNode;
}

/** Shown when a refund cannot be asked for: it was asked for already, or the thirty days are over. */
export function RefundClosed({ state, number, moment, children }: RefundClosedProps) {
  if (state === "asked") {
    return (
      <OrderSheet title={m.order_refund_asked_title()}>
        <p className="lead" role="status">
          {m.withdraw_asked({ number })}
        </p>
        {children}
      </OrderSheet>
    );
  }
  return (
    <OrderSheet title={m.order_refund_late_title()}>
      <p className="lead">{m.order_refund_late({ number, moment })}</p>
      <p>
        <PageLink to={paths.contact()}>{m.contact_title()}</PageLink>
      </p>
      {children}
    </OrderSheet>
  );
}
