import { type ActionFunctionArgs, data, type MetaDescriptor } from "react-router";
import { thankYouView } from "../../features/after-payment/thank-you/thank-you-view.server.ts";
import { m } from "../../generated/paraglide/messages.js";
import { privateHead } from "../../pages/order/private-head.ts";
import { ThankYouPage } from "../../pages/thank-you/thank-you-page.tsx";
import { clientAddressContext, servicesContext } from "../../server/context.ts";
import { sessionOpener } from "../../server/open-session.ts";
import type { Route } from "./+types/thank-you";

export function loader({ request, context }: Route.LoaderArgs) {
  return thankYouView(new URL(request.url), sessionOpener(context));
}

/** “Resend Email”; the response is the same whether or not the address is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await request.formData()).get("email");
  await context.get(servicesContext).shop.resendLinks(email, context.get(clientAddressContext));
  return data({ resentAt: Date.now() });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return privateHead(root?.loaderData, m.thanks_title());
}

export default function ThankYouRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ThankYouPage view={loaderData} resentAt={actionData?.resentAt ?? null} />;
}
