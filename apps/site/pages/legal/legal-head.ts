import { paths } from "@cosmic/addresses/paths";
import { breadcrumb, pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import type { Visitor } from "../../components/visitor.ts";
import type { Page } from "../../content/pages/page.ts";

export const legalNames = ["privacy", "terms", "refund", "accessibility"] as const;
export type LegalName = (typeof legalNames)[number];

/** Meta tags of a legal page. */
export function legalHead(visitor: Visitor | undefined, page: Page | undefined, name: LegalName) {
  const { title = "", description = "" } = page?.fields ?? {};
  const path = paths.legal(name);
  return pageHead(visitor, {
    title,
    description,
    keywords: serviceKeywords(visitor, title),
    path,
    structured: [breadcrumb(visitor, [{ name: title, path }])],
  });
}
