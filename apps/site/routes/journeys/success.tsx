import { lastSegment } from "@cosmic/addresses/paths";
import { data } from "react-router";
import { usePaymentSucceeded, useStepView } from "../../analytics/use-count.ts";
import { pageTitle } from "../../components/layout/page-head.ts";
import { inThisLanguage } from "../../components/one-language.ts";
import { closedPlate } from "../../features/after-payment/order-sheet/closed-plate.server.ts";
import { PixScreen } from "../../features/after-payment/thank-you/pix-screen.tsx";
import { unpaidView } from "../../features/after-payment/thank-you/unpaid-view.server.ts";
import { useForgetOnce } from "../../features/birth/session/forget-journey.ts";
import { m } from "../../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { freeGlance } from "../../pages/success/free/free-glance.server.ts";
import { FreeScreen } from "../../pages/success/free/free-screen.tsx";
import { PreparingScreen } from "../../pages/success/preparing-screen.tsx";
import { ReadyScreen } from "../../pages/success/ready/ready-screen.tsx";
import { successView } from "../../pages/success/success-view.ts";
import { UnconfirmedScreen } from "../../pages/success/unconfirmed-screen.tsx";
import { clientAddressContext, servicesContext, visitorLocaleContext } from "../../server/context.ts";
import { limitReads } from "../../server/limits/limit-reads.ts";
import { sessionOpener } from "../../server/open-session.ts";
import { takeReportLocale } from "../../server/pages/report-language.ts";
import type { Route } from "./+types/success";

/** Filled in by the payment service on return. */
const sessionParameter = "session_id";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, siteName } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const session = query.get(sessionParameter);
  if (!session) {
    const locale = takeReportLocale(context, context.get(visitorLocaleContext));
    const client = context.get(clientAddressContext);
    const free = await freeGlance(query, { locale, client, services: context.get(servicesContext) });
    return { state: "free", siteName, locale, free } as const;
  }
  const access = await sessionOpener(context)(session);
  if (!access) throw data(null, { status: 404 });
  const own = context.get(visitorLocaleContext);
  if (access.kind !== "report") return { siteName, locale: own, ...unpaidView(access) };
  const { number, priceMinor, currency } = access.report;
  const known = {
    siteName,
    secret: lastSegment(access.report.path),
    sale: { number, priceMinor, currency },
  };
  if (access.report.state === "paid") {
    return { state: "preparing", ...known, locale: own, plate: closedPlate } as const;
  }
  const locale = takeReportLocale(context, access.report.locale);
  await limitReads(shop, access.report);
  const view = successView(await shop.reportOfOrder(access.report), {
    birthDate: access.report.birth.date,
    today: new Date().toISOString().slice(0, 10),
  });
  return { state: "ready", ...known, locale, view, email: access.report.email } as const;
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return inThisLanguage(await serverLoader(), request);
}

const titles = {
  ready: m.success_title_ready,
  preparing: m.success_title_preparing,
  unconfirmed: m.success_title_unconfirmed,
  pix: m.success_pix_title,
  lapsed: m.success_lapsed_title,
  free: m.success_title_free,
} as const;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { state, siteName } = loaderData;
  return [{ title: pageTitle({ siteName }, titles[state]()) }, { name: "robots", content: "noindex, nofollow" }];
}

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  const sale = "sale" in loaderData ? loaderData.sale : null;
  useStepView(sale && 4);
  usePaymentSucceeded(sale);
  useForgetOnce(sale !== null);
  switch (loaderData.state) {
    case "ready":
      return <ReadyScreen view={loaderData.view} secret={loaderData.secret} email={loaderData.email} />;
    case "preparing":
      return <PreparingScreen secret={loaderData.secret} plate={loaderData.plate} />;
    case "unconfirmed":
      return <UnconfirmedScreen plate={loaderData.plate} paymentPage={loaderData.paymentPage} />;
    case "pix":
    case "lapsed":
      return <PixScreen {...loaderData} />;
    case "free":
      return <FreeScreen free={loaderData.free} />;
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
