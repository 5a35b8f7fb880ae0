import type { OpenedReport } from "@cosmic/shop/access/open-report";
import type { Shop } from "@cosmic/shop/services";
import { data } from "react-router";

/** Counts one view of a sold report's page; throws a 429 page if the order was read too often this minute. */
export async function limitReads(
  shop: Pick<Shop, "mayRead">,
  { orderId }: Pick<OpenedReport, "orderId">,
): Promise<void> {
  if (!(await shop.mayRead("page", orderId))) throw data(null, { status: 429 });
}
