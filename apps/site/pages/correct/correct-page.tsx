import { useEffect, useRef } from "react";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { CorrectClosed } from "./correct-closed.tsx";
import type { CorrectedOrder, CorrectStep } from "./correct-step.ts";
import { CorrectForm } from "./form/correct-form.tsx";
import { MovesView } from "./moves/moves-view.tsx";
import "./correct.css";

/** The page that corrects the birth of a report, in two steps: the form, then what moves, to be confirmed. */
export function CorrectPage({ step, ...order }: CorrectedOrder & { readonly step: CorrectStep }) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // A step that replaces another is read from its beginning.
  useEffect(() => {
    if (shown.current.step !== step.step) {
      window.scrollTo(0, 0);
      start.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step]);
  const title = step.step === "moves" ? m.correct_moves_title() : m.correct_title();
  if (step.step === "closed") return <CorrectClosed standing={step.standing} {...order} />;
  return (
    <OrderSheet title={title}>
      <div className="correct" ref={start} tabIndex={-1}>
        {step.step === "form" ? <CorrectForm {...order} form={step} /> : <MovesView {...order} step={step} />}
      </div>
    </OrderSheet>
  );
}
