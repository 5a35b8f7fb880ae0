import { paths } from "@cosmic/addresses/paths";
import { pageHead } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { AccuracyPage } from "../../pages/accuracy/accuracy-page.tsx";
import type { Route } from "./+types/accuracy";

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageHead(root?.loaderData, {
    title: m.accuracy_title(),
    description: m.accuracy_meta_description(),
    keywords: m.head_keywords_accuracy(),
    path: paths.accuracy(),
  });
}

export default function AccuracyRoute() {
  return <AccuracyPage />;
}
