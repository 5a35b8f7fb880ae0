import { paths } from "@cosmic/addresses/paths";
import { m } from "../../generated/paraglide/messages.js";
import { useVisitor } from "../visitor.ts";
import { PageLink } from "./page-link.tsx";

/** Logo and site name, linked to the home page. */
export function Brand() {
  const name = useVisitor()?.siteName ?? m.frame_brand();
  return (
    <PageLink className="brand" to={paths.home()} aria-label={m.frame_home_of({ name })}>
      <svg className="logo-mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <circle cx="14" cy="14" r="12.6" />
        <path d="M14 1.4 26.6 14 14 26.6 1.4 14Z" />
        <path d="M5.1 5.1 22.9 22.9M22.9 5.1 5.1 22.9" className="thin" />
        <circle className="core" cx="14" cy="14" r="4.4" />
        <circle className="dot" cx="14" cy="14" r="1.3" />
      </svg>
      <span>{name}</span>
    </PageLink>
  );
}
