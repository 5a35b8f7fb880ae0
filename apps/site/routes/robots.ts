import { paths } from "@cosmic/addresses/paths";
import { servicesContext } from "../server/context.ts";
import type { Route } from "./+types/robots";

/** Lets crawlers read everything except reports, payment and post-payment pages, the mailbox and the API. */
export function loader({ context }: Route.LoaderArgs) {
  const closed = ["/r/", "/review/", paths.success(), paths.thankYou(), "/sandbox/", paths.mailbox(), "/api/"];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${context.get(servicesContext).siteUrl}${paths.sitemap()}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
