import type { Drawing } from "@cosmic/drawings/drawing";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useStepAddress } from "../../../components/journey-address.ts";
import { PageFrame } from "../../../components/layout/page-frame.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { ClosedPlate } from "../order-sheet/closed-plate.tsx";
import { Support } from "../order-sheet/support.tsx";
import { LookAgain, lookForPixSeconds } from "./look-again.tsx";
import "./celebration.css";

interface PixScreenProps {
  readonly plate: Drawing;
  /** `lapsed`: the code was not paid in time. */
  readonly state: "pix" | "lapsed";
  /** Where the code stands; null: it is not known, or over. */
  readonly codePage: string | null;
}

/** Shown while a Pix is waited for, and once its code has expired: the bank's word may come late. It moves on by itself,
 * without a script as well. */
export function PixScreen({ plate, state, codePage }: PixScreenProps) {
  const checkout = useStepAddress()("checkout");
  const lapsed = state === "lapsed";
  return (
    <PageFrame>
      <LookAgain seconds={lookForPixSeconds} />
      <section className="celebration wrap">
        <div>
          <p className="unconfirmed" role="status">
            <Glyph name="clock" size={20} />
            {lapsed ? m.success_lapsed() : m.success_pix()}
          </p>
          <h1>{lapsed ? m.success_lapsed_title() : m.success_pix_title()}</h1>
          <p className="lead">{lapsed ? m.success_lapsed_text() : m.success_pix_text()}</p>
          <p className="note">
            <Glyph name="info" size={20} />
            <span>{lapsed ? m.success_lapsed_note() : m.success_pix_note()}</span>
          </p>
          <div className="celebration-acts">
            {lapsed ? (
              <ButtonLink to={checkout}>{m.success_lapsed_again()}</ButtonLink>
            ) : codePage === null ? null : (
              <ButtonLink variant="mystical" to={codePage}>
                {m.success_pix_code()}
              </ButtonLink>
            )}
          </div>
          <Support className="support" />
        </div>
        <ClosedPlate plate={plate} />
      </section>
    </PageFrame>
  );
}
