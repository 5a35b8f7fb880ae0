import type { MetaDescriptor } from "react-router";
import type { Journey } from "../../components/journey-address.ts";
import { m } from "../../generated/paraglide/messages.js";
import { AlreadyYoursPage } from "../../pages/thank-you/already-yours-page.tsx";
import { sessionOpener } from "../../server/open-session.ts";
import type { Route } from "./+types/already-yours";

const journeys: readonly Journey[] = ["main", "locale", "funnel"];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const session = query.get("session_id");
  const access = session ? await sessionOpener(context)(session) : null;
  return {
    journey: journeys.find((journey) => journey === query.get("journey")) ?? "main",
    reportPath: access?.kind === "report" ? access.report.path : null,
  };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  const name = root?.loaderData?.siteName ?? m.frame_brand();
  return [
    { title: m.frame_title({ page: m.checkout_already_title(), name }) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function AlreadyYoursRoute({ loaderData }: Route.ComponentProps) {
  return <AlreadyYoursPage {...loaderData} />;
}
