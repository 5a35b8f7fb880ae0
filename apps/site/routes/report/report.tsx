import { data } from "react-router";
import { usePaymentSucceeded } from "../../analytics/use-count.ts";
import { pageTitle } from "../../components/layout/page-head.ts";
import { inThisLanguage } from "../../components/one-language.ts";
import { useBoughtJustNow } from "../../features/birth/session/forget-journey.ts";
import { ReportScreen } from "../../features/report/report-screen.tsx";
import { tabNamed, tabView } from "../../features/report/tabs/tab-view.ts";
import { m } from "../../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { servicesContext } from "../../server/context.ts";
import { limitReads } from "../../server/limits/limit-reads.ts";
import { takeReportLocale } from "../../server/pages/report-language.ts";
import type { Route } from "./+types/report";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, siteUrl } = context.get(servicesContext);
  const opened = await shop.openReportByLink(params.secret);
  if (!opened) throw data(null, { status: 404 });
  const locale = takeReportLocale(context, opened.locale);
  await limitReads(shop, opened);
  const query = new URL(request.url).searchParams;
  const tab = tabNamed(query.get("tab"));
  const corrected = query.has("corrected");
  const { number, priceMinor, currency } = opened;
  const sale = { number, priceMinor, currency };
  return {
    view: tabView(await shop.reportOfOrder(opened), tab),
    secret: params.secret,
    siteUrl,
    sale,
    locale,
    corrected,
    aged: shop.hasFreshLook(opened),
    versions: { asOf: opened.asOf, earlier: await shop.earlierVersions(opened), shown: null },
  };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return inThisLanguage(await serverLoader(), request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { subject, publisher } = loaderData.view;
  const title = pageTitle({ siteName: publisher }, subject.name || m.report_title_unnamed());
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReportRoute({ loaderData }: Route.ComponentProps) {
  const { sale, view, secret, siteUrl, corrected, versions, aged } = loaderData;
  usePaymentSucceeded(useBoughtJustNow() ? sale : null);
  return <ReportScreen {...{ view, secret, siteUrl, corrected, versions, aged }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
