import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Paraglide options for compiling message files to functions; shared by the site's build and `npm run generate`. */
export const paraglideOptions = {
  project: here("./project.inlang"),
  outdir: here("./generated/paraglide"),
  strategy: ["globalVariable" as const, "baseLocale" as const],
};
