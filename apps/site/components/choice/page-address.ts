import { isLocale } from "../../locale/locale.ts";

/** The page's path and query, of one leading slash: two would name another host. */
export const pageAddress = (page: URL): string => address(parts(page), page);

/** The same without its leading locale, so that a newly chosen one can take its place. */
export function addressWithoutLocale(page: URL): string {
  const [first = "", ...rest] = parts(page);
  return address(isLocale(first.toLowerCase()) ? rest : [first, ...rest], page);
}

const parts = ({ pathname }: URL): readonly string[] => pathname.split("/").filter((part) => part !== "");

const address = (path: readonly string[], { search }: URL): string => `/${path.join("/")}${search}`;
