import type { ReactNode } from "react";
import { useVisitor } from "../../../components/visitor.ts";
import { onlyShown, promiseClaims } from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { CertifiedEmblem, GlobalEmblem, InstantEmblem, PremiumEmblem } from "./emblems.tsx";
import "../voices/voices.css";

const emblems: Readonly<Record<string, ReactNode>> = {
  certified: <CertifiedEmblem />,
  instant: <InstantEmblem />,
  global: <GlobalEmblem />,
  premium: <PremiumEmblem />,
};

/** Up to four reasons, each with its engraving; nothing when none is proven. */
export function WhyChoose() {
  const visitor = useVisitor();
  const claims = onlyShown(promiseClaims, visitor?.claims);
  if (claims.length === 0) return null;
  const name = visitor?.siteName ?? m.frame_brand();
  return (
    <section className="sec t0 below why-part" aria-labelledby="why-choose">
      <div className="wrap">
        <h2 id="why-choose">{m.landing_why_title({ name })}</h2>
        <ul className="why" data-reasons={claims.length}>
          {claims.map((claim) => (
            <li key={claim.id}>
              {emblems[claim.id]}
              <h3>{claim.title()}</h3>
              <p>{claim.text()}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
