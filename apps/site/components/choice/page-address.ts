import { inLocale } from "@cosmic/addresses/in-locale";
import { isLocale, type Locale } from "../../locale/locale.ts";

/** The page's path and query with exactly one leading slash: two would name another host. */
export const pageAddress = (page: URL): string => address(parts(page), page);

/** The same page in another locale: replaces a locale prefix if there is one, otherwise leaves the path alone. */
export function addressInLocale(page: URL, locale: Locale): string {
  const [first = "", ...rest] = parts(page);
  if (!isLocale(first.toLowerCase())) return pageAddress(page);
  return `${inLocale(locale, `/${rest.join("/")}`)}${page.search}`;
}

const parts = ({ pathname }: URL): readonly string[] => pathname.split("/").filter((part) => part !== "");

const address = (path: readonly string[], { search }: URL): string => `/${path.join("/")}${search}`;
