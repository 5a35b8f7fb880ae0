import { paths } from "@cosmic/addresses/paths";
import { pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { CreditsPage } from "../../pages/credits/credits-page.tsx";
import { software } from "../../pages/credits/software.server.ts";
import type { Route } from "./+types/credits";

export function loader() {
  return { software };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageHead(root?.loaderData, {
    title: m.credits_title(),
    description: m.credits_description(),
    keywords: serviceKeywords(root?.loaderData, m.credits_title()),
    path: paths.credits(),
  });
}

export default function CreditsRoute({ loaderData }: Route.ComponentProps) {
  return <CreditsPage software={loaderData.software} />;
}
