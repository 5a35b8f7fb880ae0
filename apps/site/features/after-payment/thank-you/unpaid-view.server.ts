import type { SessionAccess } from "@cosmic/shop/access/open-report";
import { closedPlate } from "../order-sheet/closed-plate.server.ts";

type Unpaid = Exclude<SessionAccess, { readonly kind: "report" }>;

/** What a page shows of an order that is not paid yet: a payment page, a Pix code, or one that has expired. */
export function unpaidView(access: Unpaid) {
  if (access.kind === "lapsed") return { state: "lapsed", codePage: null, plate: closedPlate } as const;
  const { paymentPage, pix } = access;
  return pix
    ? ({ state: "pix", codePage: paymentPage, plate: closedPlate } as const)
    : ({ state: "unconfirmed", paymentPage, plate: closedPlate } as const);
}
