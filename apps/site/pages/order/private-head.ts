import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../components/layout/page-head.ts";
import type { Visitor } from "../../components/visitor.ts";

/** The head of a personal page: a title, and noindex. */
export function privateHead(visitor: Visitor | undefined, page: string): MetaDescriptor[] {
  return [{ title: pageTitle(visitor, page) }, { name: "robots", content: "noindex, nofollow" }];
}
