import type { MetaDescriptor } from "react-router";
import { LeaveNewsletterPage } from "../../features/newsletter/newsletter-page.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { privateHead } from "../../pages/order/private-head.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/newsletter-leave";

/** Unsubscribes; posted by the page or by a mail client's one-click unsubscribe (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  await context.get(servicesContext).shop.leaveNewsletter(params.secret);
  return { state: "done" as const };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return privateHead(root?.loaderData, m.newsletter_title());
}

export default function LeaveNewsletterRoute({ actionData }: Route.ComponentProps) {
  return <LeaveNewsletterPage state={actionData?.state ?? "asking"} />;
}
