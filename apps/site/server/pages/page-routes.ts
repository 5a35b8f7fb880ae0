import * as build from "virtual:react-router/server-build";
import { locales } from "../../locale/locale.ts";
import { pageTable } from "./page-table.ts";

/** Finds the page an address leads to. */
export type FindPage = ReturnType<typeof pageTable>;

/** The built site's pages, without the splat route (the 404 page). */
export function openPageRoutes(): FindPage {
  const paths = Object.values(build.routes).flatMap((route) =>
    route === undefined || route.id === "root" || route.path === "*" ? [] : (route.path ?? ""),
  );
  return pageTable(paths, locales);
}
