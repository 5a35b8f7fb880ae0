import type { Drawing } from "@cosmic/figures/drawing";
import { Glyph } from "../../components/glyph.tsx";
import { PageFrame } from "../../components/page-frame.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { ClosedPlate } from "./closed-plate.tsx";
import { LookAgain } from "./look-again.tsx";
import { Support } from "./ready-screen.tsx";
import "./celebration.css";

/** Back from the payment page, and the payment service has not confirmed yet. */
export function UnconfirmedScreen({ plate }: { readonly plate: Drawing }) {
  return (
    <PageFrame>
      <LookAgain />
      <section className="celebration wrap">
        <div>
          <p className="unconfirmed" role="status">
            <Glyph name="clock" size={20} />
            {m.success_unconfirmed()}
          </p>
          <h1>{m.success_unconfirmed_title()}</h1>
          <p className="lead">{m.success_unconfirmed_text()}</p>
          <p className="note">
            <Glyph name="info" size={20} />
            <span>{m.success_unconfirmed_return()}</span>
          </p>
          <Support />
        </div>
        <ClosedPlate plate={plate} />
      </section>
    </PageFrame>
  );
}
