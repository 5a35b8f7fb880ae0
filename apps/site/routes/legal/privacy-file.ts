import { paths } from "@cosmic/addresses/paths";
import { redirect } from "react-router";
import { servicesContext } from "../../server/context.ts";
import { attachment } from "../../server/downloads/attachment.ts";
import type { Route } from "./+types/privacy-file";

const indent = 2;

/** One-time download of the visitor's data as JSON; an expired link redirects to its page, which says so. */
export async function action({ params, context }: Route.ActionArgs) {
  const { shop } = context.get(servicesContext);
  const page = paths.privacyConfirm(params.secret);
  if ((await shop.viewPrivacyLink(params.secret))?.kind !== "export") throw redirect(page, 303);
  const done = await shop.confirmPrivacy(params.secret);
  if (done?.kind !== "export") throw redirect(page, 303);
  return new Response(`${JSON.stringify(done.data, null, indent)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": attachment("cosmic-blueprint-data.json"),
      "cache-control": "private, no-store",
    },
  });
}

/** No page here: the download button is on the confirmation page. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(paths.privacyConfirm(params.secret), 303);
}
