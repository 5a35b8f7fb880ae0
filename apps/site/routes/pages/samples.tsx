import { paths } from "@cosmic/addresses/paths";
import type { MetaDescriptor } from "react-router";
import { pageHead } from "../../components/layout/page-head.ts";
import { samplePeople } from "../../features/samples/sample-people.ts";
import { sampleScores } from "../../features/samples/sample-scores.ts";
import { SamplesPage } from "../../features/samples/samples-page.tsx";
import { templateView } from "../../features/samples/template-view.ts";
import { m } from "../../generated/paraglide/messages.js";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/samples";

export async function loader({ request, context }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get("sample");
  const person = samplePeople.find(({ id }) => id === named) ?? samplePeople[0];
  const { id, ...birth } = person;
  const locale = context.get(localeContext);
  const subject = { orderId: id, corrections: 0, birth, soldBy: null, locale };
  const document = await context.get(servicesContext).shop.reportOfOrder(subject);
  return { shown: id, view: templateView(document), scores: sampleScores(id, document, locale) };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(root?.loaderData, {
    title: m.samples_title(),
    description: m.samples_lead(),
    keywords: m.head_keywords_samples(),
    path: paths.samples(),
  });
}

export default function SamplesRoute({ loaderData }: Route.ComponentProps) {
  return <SamplesPage {...loaderData} />;
}
