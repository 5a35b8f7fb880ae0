import { data } from "react-router";
import { pageTitle } from "../../components/layout/page-head.ts";
import { inThisLanguage } from "../../components/one-language.ts";
import { FreshScreen } from "../../features/report/fresh-screen.tsx";
import { freshView } from "../../features/report/versions/fresh-look.ts";
import { m } from "../../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { servicesContext } from "../../server/context.ts";
import { takeReportLocale } from "../../server/pages/report-language.ts";
import type { Route } from "./+types/report-now";

/** The chapter on the present, written today, of a report older than a year. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop } = context.get(servicesContext);
  const opened = await shop.openReportByLink(params.secret);
  if (!(opened && shop.hasFreshLook(opened))) throw data(null, { status: 404 });
  const locale = takeReportLocale(context, opened.locale);
  // It composes a whole report, as a PDF in another language does.
  if (!(await shop.mayRead("pdf", opened.orderId))) throw data(null, { status: 429 });
  const fresh = await shop.freshLook(opened);
  const view = fresh && freshView(fresh.document, await shop.reportOfOrder(opened));
  if (!(fresh && view)) throw data(null, { status: 404 });
  return { view, asOf: fresh.asOf, written: opened.asOf, secret: params.secret, locale };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return inThisLanguage(await serverLoader(), request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = pageTitle({ siteName: loaderData.view.publisher }, m.report_fresh_title());
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReportNowRoute({ loaderData: { view, asOf, written, secret } }: Route.ComponentProps) {
  return <FreshScreen view={view} secret={secret} asOf={asOf} written={written} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
