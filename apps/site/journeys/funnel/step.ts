import { type FunnelStep, paths } from "@cosmic/addresses/paths";
import type { MetaDescriptor } from "react-router";
import { pageHead, pageTitle } from "../../components/layout/page-head.ts";
import type { Visitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";

/** The steps, in order. */
export const funnelSteps: readonly FunnelStep[] = ["birth-data", "contact", "preview-payment", "thank-you"];

/** The step an address names: a payment session id means the thank-you; null lets the saved session decide. */
export function funnelStepOf(search: string): FunnelStep | null {
  const query = new URLSearchParams(search);
  if (query.has("session_id")) return "thank-you";
  const named = query.get("step");
  return funnelSteps.find((step) => step === named) ?? null;
}

/** A step's title and description. Only the first step is for search engines: the others are personal. */
export function funnelMeta(search: string, visitor: Visitor | undefined): MetaDescriptor[] {
  const step = funnelStepOf(search) ?? "birth-data";
  const title = titles[step]();
  const description = m.funnel_meta_description();
  if (step === "birth-data")
    return pageHead(visitor, { title, description, keywords: m.head_keywords_chart(), path: paths.funnel() });
  return [
    { title: pageTitle(visitor, title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

const titles: Readonly<Record<FunnelStep, () => string>> = {
  "birth-data": m.funnel_title,
  contact: m.preview_send,
  "preview-payment": m.funnel_preview_title,
  "thank-you": m.thanks_title,
};
