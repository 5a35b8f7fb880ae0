import type { ReactNode } from "react";
import { useVisitor } from "../../../components/visitor.ts";
import { promiseClaims } from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { CertifiedEmblem, GlobalEmblem, InstantEmblem, PremiumEmblem } from "./emblems.tsx";
import "./voices.css";

const emblems: Readonly<Record<string, ReactNode>> = {
  certified: <CertifiedEmblem />,
  instant: <InstantEmblem />,
  global: <GlobalEmblem />,
  premium: <PremiumEmblem />,
};

/** Four reasons, each with its engraving. */
export function WhyChoose() {
  const name = useVisitor()?.siteName ?? m.frame_brand();
  return (
    <section className="sec t0 below why-part" aria-labelledby="why-choose">
      <div className="wrap">
        <h2 id="why-choose">{m.landing_why_title({ name })}</h2>
        <ul className="why">
          {promiseClaims.map((claim) => (
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
