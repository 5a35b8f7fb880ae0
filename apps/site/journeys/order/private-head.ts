import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../components/page-head.ts";
import type { Visitor } from "../../components/visitor.ts";

/** Title of a page that is one person's: never for search engines. */
export function privateHead(visitor: Visitor | undefined, page: string): MetaDescriptor[] {
  return [{ title: pageTitle(visitor, page) }, { name: "robots", content: "noindex, nofollow" }];
}
