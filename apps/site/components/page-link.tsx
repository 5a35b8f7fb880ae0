import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { localePrefix } from "../locale/address.ts";
import { useVisitor } from "./visitor.ts";

/** An address as the pages around it have it: whoever reads under `/es-es` stays there. */
export function useNearAddress(): (path: string) => string {
  const prefix = localePrefix(useLocation().pathname);
  return (path) => (prefix !== "" && (path === "/" || path.startsWith("/#")) ? prefix + path.slice(1) : prefix + path);
}

/** True where a link must load a document: the next page is in the visitor's own language, and this one's bundles are not. */
export const useLoadsDocument = (): boolean => Boolean(useVisitor()?.ownLanguage);

/** A link to a page of the site that exists in every locale. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, "to"> & { readonly to: string }) {
  const near = useNearAddress();
  return <Link {...props} reloadDocument={useLoadsDocument()} to={near(to)} />;
}
