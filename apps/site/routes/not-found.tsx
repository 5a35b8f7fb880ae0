import { paths } from "@cosmic/addresses/paths";
import { data, redirect } from "react-router";
import { NotFoundScreen } from "../components/notices/not-found-screen.tsx";
import { isLocale } from "../locale/locale.ts";
import { LostLinkScreen } from "../pages/order/lost-link-screen.tsx";
import { refusalContext } from "../server/context.ts";
import type { Route } from "./+types/not-found";

const localeShape = /^[a-z]{2}-[a-z]{2}$/;

/** First path segment of secret report links. */
const reportsFolder = "r";

/** An address that starts with an unknown locale redirects home; a mangled report link gets the lost-link page;
 * anything else gets the 404 page. The host also renders its refusals (429, 503) here. */
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
