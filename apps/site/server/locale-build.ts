import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import type { Locale } from "../locale/locale.ts";

/** A bundle at the address it had before `split-by-locale.mjs`. */
const bundle = /"\/assets\/([^"/]+\.js)"/g;

/** The built site as visitors of one locale get it: with the bundles that hold that language alone. While Vite serves them
 * there is one of each, in all languages. */
export function buildIn(locale: Locale): ServerBuild {
  if (import.meta.env.DEV) return build;
  const assets: ServerBuild["assets"] = JSON.parse(
    JSON.stringify(build.assets).replaceAll(bundle, (_, name) => `"/assets/${locale}/${name}"`),
  );
  // Bundles of pages found later are asked for at an address that names the locale, as a cache keeps the answer.
  return { ...build, assets, routeDiscovery: { mode: "lazy", manifestPath: `/${locale}/__manifest` } };
}
