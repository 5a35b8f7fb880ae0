import { paths } from "@cosmic/addresses/paths";
import type { Drawing } from "@cosmic/drawings/drawing";
import { type MouseEvent, useEffect, useState } from "react";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { StagedProgress } from "../../components/staged-progress.tsx";
import { ClosedPlate } from "../../features/after-payment/order-sheet/closed-plate.tsx";
import { LookAgain } from "../../features/after-payment/thank-you/look-again.tsx";
import { m } from "../../generated/paraglide/messages.js";
import "../../features/after-payment/thank-you/celebration.css";

/** Once the payment is confirmed, all is done but the PDF and the email. */
const stages = [
  { words: m.success_stage_payment, done: true },
  { words: m.success_stage_positions, done: true },
  { words: m.success_stage_text, done: true },
  { words: m.success_stage_mail, done: false },
] as const;
const donePercent = 75;

/** Paid; the PDF is being rendered and emailed. */
export function PreparingScreen({ secret, plate }: { readonly secret: string; readonly plate: Drawing }) {
  return (
    <PageFrame>
      <LookAgain />
      <section className="celebration wrap">
        <div>
          <p className="confirmed">
            <Glyph name="check" size={20} />
            {m.success_confirmed()}
          </p>
          <h1>{m.success_preparing_title()}</h1>
          <p className="lead">{m.success_preparing_text()}</p>
          <div className="celebration-progress">
            <StagedProgress percent={donePercent} message={m.success_stage_now()} />
          </div>
          <ol className="stages">
            {stages.map(({ words, done }) => (
              <li key={words()} className={done ? "done" : undefined} aria-current={done ? undefined : "step"}>
                {done ? <Glyph name="check" size={20} /> : <span className="stage-ring" aria-hidden="true" />}
                {words()}
                {done ? <span className="sr">: {m.success_stage_done()}</span> : null}
              </li>
            ))}
          </ol>
          <PatientActs secret={secret} />
        </div>
        <ClosedPlate plate={plate} />
      </section>
    </PageFrame>
  );
}

/** After this long the links work even if the email has not been sent: the report is readable from the moment of
 * payment. */
const patienceMs = 30_000;

/** The two links to the report, disabled while it is being prepared. Without a script they work right away. */
function PatientActs({ secret }: { readonly secret: string }) {
  const [waits, setWaits] = useState(true);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const hold = (event: MouseEvent) => {
    if (!waits) return;
    event.preventDefault();
    setAsked((times) => times + 1);
  };
  const held = { onClick: hold, "aria-disabled": waits || undefined };
  return (
    <>
      <div className="celebration-acts">
        <a className="btn cosmic" href={paths.report(secret)} {...held}>
          {m.success_explore()}
        </a>
        <a className="btn mystical" href={paths.reportPdfCopy(secret)} {...held}>
          {m.success_download()}
        </a>
      </div>
      {/* A new key remounts the alert, so that it is announced at every press. */}
      <p className={asked ? "cap asked" : "cap"} key={asked} role={asked ? "alert" : undefined}>
        {m.success_please_wait()}
      </p>
    </>
  );
}
