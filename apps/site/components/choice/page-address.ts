import { addressIn } from "../../locale/address.ts";
import { isLocale, type Locale } from "../../locale/locale.ts";

/** The page's path and query, of one leading slash: two would name another host. */
export const pageAddress = (page: URL): string => address(parts(page), page);

/** The same page for a newly chosen locale: where the address begins with one, the new one takes its place. */
export function addressInLocale(page: URL, locale: Locale): string {
  const [first = "", ...rest] = parts(page);
  if (!isLocale(first.toLowerCase())) return pageAddress(page);
  return `${addressIn(locale, `/${rest.join("/")}`)}${page.search}`;
}

const parts = ({ pathname }: URL): readonly string[] => pathname.split("/").filter((part) => part !== "");

const address = (path: readonly string[], { search }: URL): string => `/${path.join("/")}${search}`;
