import { isLocale } from "./locale.ts";

/** The locale prefix of a path, with slash and as spelled there, e.g. `/es-es`; empty if there is none. */
export function localePrefix(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return isLocale(first.toLowerCase()) ? `/${first}` : "";
}
