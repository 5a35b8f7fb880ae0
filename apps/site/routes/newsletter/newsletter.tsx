import { paths } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor } from "react-router";
import { pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import type { NewsletterAnswer } from "../../features/newsletter/newsletter-answer.ts";
import { NewsletterPage } from "../../features/newsletter/newsletter-page.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { clientAddressContext, localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/newsletter";

/** Signs up an email address; an invalid one is returned as typed with 422. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = (await request.formData()).get("email");
  const typed = typeof sent === "string" ? sent : "";
  const signup = { email: typed, locale: context.get(localeContext) };
  const { shop } = context.get(servicesContext);
  const { ok } = await shop.askForNewsletter(signup, context.get(clientAddressContext));
  const answer: NewsletterAnswer = ok ? { asked: true } : { asked: false, typed };
  return data(answer, { status: ok ? 200 : 422 });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(root?.loaderData, {
    title: m.newsletter_title(),
    description: m.newsletter_description(),
    keywords: serviceKeywords(root?.loaderData, m.newsletter_title()),
    path: paths.newsletter(),
  });
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return <NewsletterPage answer={actionData} />;
}
