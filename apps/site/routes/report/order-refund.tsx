import { data, type MetaDescriptor } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { LostLinkScreen } from "../../pages/order/lost-link-screen.tsx";
import { privateHead } from "../../pages/order/private-head.ts";
import { RefundPage } from "../../pages/order/refund-page.tsx";
import { RefundReceipt } from "../../pages/order/refund-receipt.tsx";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/order-refund";

export async function loader({ params, context }: Route.LoaderArgs) {
  const refund = await context.get(servicesContext).shop.viewRefund(params.secret);
  // Not thrown: the money may be on its way back, and the link closed, by the time a receipt is drawn.
  return data({ refund, secret: params.secret }, { status: refund ? 200 : 404 });
}

/** Requests the refund; the page then shows the receipt. 409 if it can't be requested. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const reason = (await request.formData()).get("reason");
  const asked = await context.get(servicesContext).shop.requestRefund(params.secret, reason);
  if (!asked) throw data(null, { status: 404 });
  return asked.ok ? data({ receipt: asked }) : data({ receipt: null }, { status: 409 });
}

export function meta({ matches: [root], error, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  // The lost-link screen sets its own title.
  if (error || !loaderData?.refund) return [];
  return privateHead(root?.loaderData, m.order_refund_title());
}

export default function OrderRefundRoute({ loaderData: { refund, secret }, actionData }: Route.ComponentProps) {
  if (actionData?.receipt) return <RefundReceipt {...actionData.receipt} />;
  return refund ? <RefundPage refund={refund} secret={secret} /> : <LostLinkScreen />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
