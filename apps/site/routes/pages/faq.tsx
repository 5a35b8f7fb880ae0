import { paths } from "@cosmic/addresses/paths";
import { pageHead } from "../../components/layout/page-head.ts";
import { questionsData } from "../../content/questions.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale } from "../../locale/locale.ts";
import { FaqPage } from "../../pages/legal/faq-page.tsx";
import type { Route } from "./+types/faq";

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageHead(root?.loaderData, {
    title: m.landing_faq_title(),
    description: m.reading_faq_description(),
    keywords: m.head_keywords_questions(),
    path: paths.faq(),
    structured: [questionsData(root?.loaderData.locale ?? baseLocale)],
  });
}

export default function FaqRoute() {
  return <FaqPage />;
}
