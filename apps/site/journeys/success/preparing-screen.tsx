import type { Drawing } from "@cosmic/drawings/drawing";
import { type MouseEvent, useEffect, useState } from "react";
import { Glyph } from "../../components/glyph.tsx";
import { PageFrame } from "../../components/page-frame.tsx";
import { StagedProgress } from "../../components/staged-progress.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { paths } from "../../paths.ts";
import { ClosedPlate } from "./closed-plate.tsx";
import { LookAgain } from "./look-again.tsx";
import "./celebration.css";

/** What is done when the payment is confirmed: all but the paper and the mail. */
const stages = [
  { words: m.success_stage_payment, done: true },
  { words: m.success_stage_positions, done: true },
  { words: m.success_stage_text, done: true },
  { words: m.success_stage_mail, done: false },
] as const;
const donePercent = 75;

/** Paid; the PDF is being set and mailed. */
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

/** After this long the report is opened on request even if the mail has not left: it can be read since the payment. */
const patienceMs = 30_000;

/** The two ways in, held back while the report is being prepared. They are links: without a script they simply lead on. */
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
      {/* A new key makes the same words heard again at every press. */}
      <p className={asked ? "cap asked" : "cap"} key={asked} role={asked ? "alert" : undefined}>
        {m.success_please_wait()}
      </p>
    </>
  );
}
