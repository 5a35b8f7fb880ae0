import { data } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { ReportScreen } from "../journeys/report/report-screen.tsx";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/report";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop, siteUrl } = context.get(servicesContext);
  const opened = await shop.openReportByLink(params.secret);
  if (!opened) throw data(null, { status: 404 });
  // The skies are drawn on the cover and after the payment, not here: half the page's weight stays behind.
  const { cover, celebration, ...document } = await shop.reportOfOrder(opened);
  return { document, secret: params.secret, siteUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { subject, publisher } = loaderData.document;
  const title = subject.name
    ? m.report_title({ name: subject.name, site: publisher })
    : m.report_title_unnamed({ site: publisher });
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReportRoute({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />;
}
