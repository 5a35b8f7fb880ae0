import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { localePrefix } from "../../locale/locale-prefix.ts";
import { useVisitor } from "../visitor.ts";

/** Returns a function that adds the current locale prefix, so that a visitor under `/es-es` stays there. */
export function useNearAddress(): (path: string) => string {
  const prefix = localePrefix(useLocation().pathname);
  return (path) => (prefix !== "" && (path === "/" || path.startsWith("/#")) ? prefix + path.slice(1) : prefix + path);
}

/** True if links must load a new document: the next page is in the visitor's language, this page's bundles aren't. */
export const useLoadsDocument = (): boolean => Boolean(useVisitor()?.ownLanguage);

/** Link to a page that exists in every locale. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, "to"> & { readonly to: string }) {
  const near = useNearAddress();
  return <Link {...props} reloadDocument={useLoadsDocument()} to={near(to)} />;
}
