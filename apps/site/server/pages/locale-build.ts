import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import type { Locale } from "../../locale/locale.ts";

/** A bundle's URL as it was before `split-by-locale.mjs`. */
const bundle = /"\/assets\/([^"/]+\.js)"/g;

/** The server build for one locale, with that language's bundles. Under Vite, one set of bundles has all languages. */
export function buildIn(locale: Locale): ServerBuild {
  if (import.meta.env.DEV) return build;
  const assets: ServerBuild["assets"] = JSON.parse(
    JSON.stringify(build.assets).replaceAll(bundle, (_, name) => `"/assets/${locale}/${name}"`),
  );
  // Route discovery goes through a URL with the locale in it, because the response is cached.
  return { ...build, assets, routeDiscovery: { mode: "lazy", manifestPath: `/${locale}/__manifest` } };
}
