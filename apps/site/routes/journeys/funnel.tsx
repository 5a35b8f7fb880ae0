import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from "react-router";
import { thankYouView } from "../../features/after-payment/thank-you/thank-you-view.server.ts";
import { checkoutOffer } from "../../features/checkout/request/checkout-offer.server.ts";
import { FunnelFlow } from "../../journeys/funnel/funnel-flow.tsx";
import { funnelMeta, funnelStepOf } from "../../journeys/funnel/step.ts";
import { boughtBirth } from "../../journeys/funnel/thank-you/bought-birth.server.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import { sessionOpener } from "../../server/open-session.ts";
import type { Route } from "./+types/funnel";
// Fields and price share the main journey's styles.
import "../../features/birth/form/birth.css";
import "../../journeys/main/preview/preview.css";
import "../../features/checkout/parts/checkout.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, siteUrl } = context.get(servicesContext);
  const open = sessionOpener(context);
  const address = new URL(request.url);
  const session = address.searchParams.get("session_id");
  return {
    sandbox: shop.sandbox,
    // The list price; the test variant's price appears only on the first checkout screen.
    offer: checkoutOffer({ locale: context.get(localeContext), siteUrl, testVersion: false, pix: shop.pix }),
    thanks: session === null ? null : await thankYouView(address, open),
    birth: session === null ? null : await boughtBirth(session, open),
  };
}

/** Steps need no new data; only posts and a thank-you page that polls ask the server. */
export function shouldRevalidate({ nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asks = formMethod !== undefined || funnelStepOf(nextUrl.search) === "thank-you";
  return asks && defaultShouldRevalidate;
}

export function meta({ location, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return funnelMeta(location.search, root?.loaderData);
}

export default function FunnelRoute({ loaderData }: Route.ComponentProps) {
  return <FunnelFlow {...loaderData} />;
}
