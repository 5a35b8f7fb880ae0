import type { MetaDescriptor } from "react-router";
import type { Visitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";

/** Title of a page that is one person's: never for search engines. */
export function privateHead(visitor: Visitor | undefined, page: string): MetaDescriptor[] {
  const name = visitor?.siteName ?? m.frame_brand();
  return [{ title: m.frame_title({ page, name }) }, { name: "robots", content: "noindex, nofollow" }];
}
