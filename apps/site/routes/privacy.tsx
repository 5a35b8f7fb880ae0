import type { MetaDescriptor } from "react-router";
import { legalHead } from "../journeys/reading/legal/legal-head.ts";
import { LegalPage } from "../journeys/reading/legal/legal-page.tsx";
import { loadLegal } from "../journeys/reading/legal/load-legal.server.ts";
import type { Route } from "./+types/privacy";

export const loader = ({ context }: Route.LoaderArgs) => loadLegal(context, "privacy");

export function meta({ matches: [root], loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return legalHead(root?.loaderData, loaderData, "privacy");
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="privacy" page={loaderData} />;
}
