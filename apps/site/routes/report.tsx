import { data } from "react-router";
import { usePaymentSucceeded } from "../analytics/use-count.ts";
import { m } from "../generated/paraglide/messages.js";
import { useBoughtJustNow } from "../journeys/main/session/forget-journey.ts";
import { ReportScreen } from "../journeys/report/report-screen.tsx";
import { tabNamed, tabView } from "../journeys/report/tabs/tab-view.ts";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/report";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, siteUrl } = context.get(servicesContext);
  const opened = await shop.openReportByLink(params.secret);
  if (!opened) throw data(null, { status: 404 });
  const tab = tabNamed(new URL(request.url).searchParams.get("tab"));
  const { number, priceMinor, currency } = opened;
  const sale = { number, priceMinor, currency };
  return { view: tabView(await shop.reportOfOrder(opened), tab), secret: params.secret, siteUrl, sale };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { subject, publisher } = loaderData.view;
  const title = subject.name
    ? m.report_title({ name: subject.name, site: publisher })
    : m.report_title_unnamed({ site: publisher });
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReportRoute({ loaderData: { sale, ...loaderData } }: Route.ComponentProps) {
  usePaymentSucceeded(useBoughtJustNow() ? sale : null);
  return <ReportScreen {...loaderData} />;
}
