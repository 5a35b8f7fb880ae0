import type { ReactNode } from "react";
import { FirstPrivacyQuestion } from "../../analytics/privacy-choice.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { SiteFooter } from "../footer/site-footer.tsx";
import { SampleClaimsBar } from "./sample-claims-bar.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PageFrameProps {
  /** `full` on public pages, `quiet` on the way to the report and after. */
  readonly header?: "full" | "quiet";
  /** The page shows claims of the operator: where they are samples, a bar says so. */
  readonly claims?: boolean;
  readonly children: ReactNode;
}

/** Shared page layout: skip link, header, main, footer. */
export function PageFrame({ header = "quiet", claims = false, children }: PageFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        {m.frame_skip()}
      </a>
      <SiteHeader kind={header} />
      <FirstPrivacyQuestion />
      <main id="main" tabIndex={-1}>
        {claims ? <SampleClaimsBar /> : null}
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
