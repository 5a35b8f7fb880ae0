import { data } from "react-router";
import { pageTitle } from "../../components/layout/page-head.ts";
import { inThisLanguage } from "../../components/one-language.ts";
import { ReportScreen } from "../../features/report/report-screen.tsx";
import { tabNamed, tabView } from "../../features/report/tabs/tab-view.ts";
import { versionNamed } from "../../features/report/versions/version-named.ts";
import { m } from "../../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { servicesContext } from "../../server/context.ts";
import { limitReads } from "../../server/limits/limit-reads.ts";
import { takeReportLocale } from "../../server/pages/report-language.ts";
import type { Route } from "./+types/report-version";

/** A report as it was before its birth was corrected, word for word. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, siteUrl } = context.get(servicesContext);
  const version = versionNamed(params.version);
  const book = version && (await shop.openEarlierBook(params.secret, version - 1));
  if (!version || !book) throw data(null, { status: 404 });
  const locale = takeReportLocale(context, book.report.locale);
  await limitReads(shop, book.report);
  const tab = tabNamed(new URL(request.url).searchParams.get("tab"));
  const earlier = await shop.earlierVersions(book.report);
  const versions = { asOf: book.asOf, earlier, shown: version };
  return { view: tabView(book.document, tab), secret: params.secret, siteUrl, versions, locale };
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

export default function ReportVersionRoute({ loaderData: { view, secret, siteUrl, versions } }: Route.ComponentProps) {
  return <ReportScreen view={view} secret={secret} siteUrl={siteUrl} corrected={false} versions={versions} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
