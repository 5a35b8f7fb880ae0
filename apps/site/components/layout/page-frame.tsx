import type { ReactNode } from "react";
import { FirstPrivacyQuestion } from "../../analytics/privacy-choice.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PageFrameProps {
  /** `full` on public pages, `quiet` on the way to the report and after. */
  readonly header?: "full" | "quiet";
  readonly children: ReactNode;
}

/** Shared page layout: skip link, header, main, footer. */
export function PageFrame({ header = "quiet", children }: PageFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        {m.frame_skip()}
      </a>
      <SiteHeader kind={header} />
      <FirstPrivacyQuestion />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
