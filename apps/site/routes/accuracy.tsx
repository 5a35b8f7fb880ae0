import { m } from "../generated/paraglide/messages.js";
import { AccuracyPage } from "../journeys/accuracy/accuracy-page.tsx";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/accuracy";

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: context.get(servicesContext).siteName };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.siteName ?? m.frame_brand();
  return [
    { title: m.frame_title({ page: m.accuracy_title(), name }) },
    { name: "description", content: m.accuracy_meta_description() },
  ];
}

export default function AccuracyRoute() {
  return <AccuracyPage />;
}
