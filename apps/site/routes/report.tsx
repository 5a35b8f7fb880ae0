import { data } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { ReportScreen } from "../journeys/report/report-screen.tsx";
import { tabNamed, tabView } from "../journeys/report/tabs/tab-view.ts";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/report";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, siteUrl } = context.get(servicesContext);
  const opened = await shop.openReportByLink(params.secret);
  if (!opened) throw data(null, { status: 404 });
  const tab = tabNamed(new URL(request.url).searchParams.get("tab"));
  return { view: tabView(await shop.reportOfOrder(opened), tab), secret: params.secret, siteUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { subject, publisher } = loaderData.view;
  const title = subject.name
    ? m.report_title({ name: subject.name, site: publisher })
    : m.report_title_unnamed({ site: publisher });
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReportRoute({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />;
}
