import { data, type MetaDescriptor } from "react-router";
import { ConfirmNewsletterPage, type LinkState } from "../../features/newsletter/newsletter-page.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { privateHead } from "../../pages/order/private-head.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/newsletter-confirm";

export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await context.get(servicesContext).shop.confirmNewsletter(params.secret);
  const state: LinkState = confirmed ? "done" : "void";
  return data({ state }, { status: confirmed ? 200 : 404 });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return privateHead(root?.loaderData, m.newsletter_title());
}

export default function ConfirmNewsletterRoute({ actionData }: Route.ComponentProps) {
  return <ConfirmNewsletterPage state={actionData?.state ?? "asking"} />;
}
