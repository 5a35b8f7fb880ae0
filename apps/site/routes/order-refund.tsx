import { data, type MetaDescriptor } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../pages/order/lost-link-boundary.tsx";
import { privateHead } from "../pages/order/private-head.ts";
import { RefundPage } from "../pages/order/refund-page.tsx";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/order-refund";

export async function loader({ params, context }: Route.LoaderArgs) {
  const refund = await context.get(servicesContext).shop.viewRefund(params.secret);
  if (!refund) throw data(null, { status: 404 });
  return { refund, secret: params.secret };
}

/** Requests the refund; the page then shows its status. 409 if it can't be requested. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const reason = (await request.formData()).get("reason");
  const asked = await context.get(servicesContext).shop.requestRefund(params.secret, reason);
  if (!asked) throw data(null, { status: 404 });
  return data(null, { status: asked.ok ? 200 : 409 });
}

export function meta({ matches: [root], error }: Route.MetaArgs): MetaDescriptor[] {
  // The lost-link screen sets its own title.
  if (error) return [];
  return privateHead(root?.loaderData, m.order_refund_title());
}

export default function OrderRefundRoute({ loaderData }: Route.ComponentProps) {
  return <RefundPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
