import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { localePrefix } from "../locale/address.ts";

/** An address as the pages around it have it: whoever reads under `/es-es` stays there. */
export function useNearAddress(): (path: string) => string {
  const prefix = localePrefix(useLocation().pathname);
  return (path) => (prefix !== "" && (path === "/" || path.startsWith("/#")) ? prefix + path.slice(1) : prefix + path);
}

/** A link to a page of the site that exists in every locale. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, "to"> & { readonly to: string }) {
  const near = useNearAddress();
  return <Link {...props} to={near(to)} />;
}
