import { lastSegment } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor, replace } from "react-router";
import { localeCookieText } from "../../components/choice/locale-cookie.ts";
import { closedPlate } from "../../features/after-payment/order-sheet/closed-plate.server.ts";
import { PixScreen } from "../../features/after-payment/thank-you/pix-screen.tsx";
import { unpaidView } from "../../features/after-payment/thank-you/unpaid-view.server.ts";
import { flowHead } from "../../journeys/locale-flow/flow-head.ts";
import { NoReportYet } from "../../journeys/locale-flow/flow-report.tsx";
import { PreparingScreen } from "../../pages/success/preparing-screen.tsx";
import { UnconfirmedScreen } from "../../pages/success/unconfirmed-screen.tsx";
import { localeContext } from "../../server/context.ts";
import { sessionOpener } from "../../server/open-session.ts";
import type { Route } from "./+types/flow-report";

const none = { state: "none", plate: closedPlate } as const;

/** Redirects a buyer back from payment to the order's secret link, by payment session; nothing else grants access. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = new URL(request.url).searchParams.get("session_id");
  if (!session) return none;
  const access = await sessionOpener(context)(session);
  if (!access) return data(none, { status: 404 });
  if (access.kind !== "report") return unpaidView(access);
  const { path, state } = access.report;
  if (state === "paid") {
    return { state: "preparing", secret: lastSegment(path), plate: closedPlate } as const;
  }
  // The report URL has no locale, so save the buyer's in the cookie.
  throw replace(path, { headers: { "Set-Cookie": localeCookieText(context.get(localeContext)) } });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return flowHead(root?.loaderData, "report");
}

export default function FlowReportRoute({ loaderData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case "preparing":
      return <PreparingScreen secret={loaderData.secret} plate={loaderData.plate} />;
    case "unconfirmed":
      return <UnconfirmedScreen plate={loaderData.plate} paymentPage={loaderData.paymentPage} />;
    case "pix":
    case "lapsed":
      return <PixScreen {...loaderData} />;
    case "none":
      return <NoReportYet plate={loaderData.plate} />;
  }
}
