import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { useStepView } from "../../analytics/use-count.ts";
import { Steps } from "./steps.tsx";

interface JourneyHeadProps {
  readonly step: 1 | 2 | 3;
  readonly percent: number;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Whose birth the step is about, known after hydration; its line is reserved until then. */
  readonly of?: ReactNode;
  /** False while the visitor may still be redirected from this step. */
  readonly settled?: boolean;
}

/** The progress indicator and the title, which takes focus after navigation so that screen readers announce it. */
export function JourneyHead({ step, percent, title, lead, of, settled = true }: JourneyHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  useStepView(settled ? step : null);
  useEffect(() => {
    // POP is a first load or the back button, where the browser manages focus itself.
    if (arrival !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <div className="jhead">
      <Steps step={step} of={3} percent={percent} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {of === undefined ? null : <p className="jhead-of">{of}</p>}
    </div>
  );
}
