import { data } from "react-router";
import { paySandboxCard } from "../../journeys/locale-flow/payment/sandbox-card.server.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/sandbox-card";

/** No page here; cards are posted. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action({ request, context }: Route.ActionArgs) {
  return paySandboxCard(request, context.get(servicesContext).shop);
}
