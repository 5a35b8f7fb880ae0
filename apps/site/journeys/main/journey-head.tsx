import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { useStepView } from "../../analytics/use-count.ts";
import { Steps } from "../../components/steps.tsx";

interface JourneyHeadProps {
  readonly step: 1 | 2 | 3;
  readonly percent: number;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Whose step it is, known once the page is awake; its line is kept free until then. */
  readonly of?: ReactNode;
  /** False while it is not settled that this step stays. */
  readonly settled?: boolean;
}

/** Where the visitor is on the way, and the title: it takes the focus when a step was walked to, so that it is heard. */
export function JourneyHead({ step, percent, title, lead, of, settled = true }: JourneyHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  useStepView(settled ? step : null);
  useEffect(() => {
    // POP is a first load or the back button: the browser has its own idea of the focus there.
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
