import type { MetaDescriptor } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { privateHead } from "../../pages/order/private-head.ts";
import { LeaveReviewsPage } from "../../pages/order/review/leave-page.tsx";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/review-leave";

/** Ends the asking; posted by the page or by a mail client's one-click unsubscribe (RFC 8058). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  await context.get(servicesContext).shop.endReviewInvitation({ secret: params.secret, token });
  return { done: true };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return privateHead(root?.loaderData, m.review_leave_title());
}

export default function ReviewLeaveRoute({ actionData }: Route.ComponentProps) {
  return <LeaveReviewsPage done={actionData?.done ?? false} />;
}
