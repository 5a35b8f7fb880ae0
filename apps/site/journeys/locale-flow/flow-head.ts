import { type FlowStep, paths } from "@cosmic/addresses/paths";
import type { MetaDescriptor } from "react-router";
import { pageHead } from "../../components/layout/page-head.ts";
import type { Visitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";

const words: Readonly<Record<FlowStep, { readonly title: () => string; readonly description: () => string }>> = {
  "birth-chart": { title: m.flow_birth_meta_title, description: m.flow_birth_meta_description },
  preview: { title: m.flow_preview_meta_title, description: m.flow_preview_meta_description },
  payment: { title: m.flow_payment_meta_title, description: m.flow_payment_meta_description },
  report: { title: m.flow_report_meta_title, description: m.flow_report_meta_description },
};

/** Title, description, canonical link and hreflang alternates; payment pages stay out of search engines. */
export function flowHead(visitor: Visitor | undefined, step: FlowStep): MetaDescriptor[] {
  const { title, description } = words[step];
  const head = pageHead(visitor, {
    title: title(),
    description: description(),
    keywords: m.head_keywords_chart(),
    path: paths.flow(step),
  });
  return step === "payment" ? [...head, { name: "robots", content: "noindex" }] : head;
}
