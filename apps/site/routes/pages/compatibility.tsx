import { paths } from "@cosmic/addresses/paths";
import { breadcrumb, pageHead } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { CompatibilityPage } from "../../pages/compatibility/compatibility-page.tsx";
import { pairTexts } from "../../pages/compatibility/pair-texts.server.ts";
import { localeContext } from "../../server/context.ts";
import type { Route } from "./+types/compatibility";

export function loader({ context }: Route.LoaderArgs) {
  return { texts: pairTexts(context.get(localeContext)) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const title = m.compatibility_meta_title();
  const path = paths.compatibility();
  return pageHead(root?.loaderData, {
    title,
    description: m.compatibility_meta_description(),
    keywords: m.head_keywords_compatibility(),
    path,
    structured: [breadcrumb(root?.loaderData, [{ name: m.frame_nav_compatibility(), path }])],
  });
}

export default function CompatibilityRoute({ loaderData }: Route.ComponentProps) {
  return <CompatibilityPage texts={loaderData.texts} />;
}
