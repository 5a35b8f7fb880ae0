import type { MetaDescriptor } from "react-router";
import { legalHead } from "../../pages/legal/legal-head.ts";
import { LegalPage } from "../../pages/legal/legal-page.tsx";
import { loadLegal } from "../../pages/legal/load-legal.server.ts";
import type { Route } from "./+types/accessibility";

export const loader = ({ context }: Route.LoaderArgs) => loadLegal(context, "accessibility");

export function meta({ matches: [root], loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return legalHead(root?.loaderData, loaderData, "accessibility");
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="accessibility" page={loaderData} />;
}
