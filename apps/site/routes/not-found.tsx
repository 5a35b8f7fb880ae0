import { data, redirect } from "react-router";
import { NotFoundScreen } from "../components/notices/not-found-screen.tsx";
import { LostLinkScreen } from "../journeys/lost-link/lost-link-screen.tsx";
import { isLocale } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import { refusalContext } from "../server/context.ts";
import type { Route } from "./+types/not-found";

const localeShape = /^[a-z]{2}-[a-z]{2}$/;

/** Where the secret links of reports begin. */
const reportsFolder = "r";

/** An address that begins like a locale's, and is none of the four, leads home; what is left of a report's link is answered
 * like one that opens nothing; every other is the 404 page. The host also shows its refusals here. */
export function loader({ request, context }: Route.LoaderArgs) {
  const refusal = context.get(refusalContext);
  if (refusal !== null) throw data(null, { status: refusal });
  const first = (new URL(request.url).pathname.split("/")[1] ?? "").toLowerCase();
  if (localeShape.test(first) && !isLocale(first)) throw redirect(paths.home());
  return data({ lostLink: first === reportsFolder }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return loaderData.lostLink ? <LostLinkScreen /> : <NotFoundScreen />;
}
