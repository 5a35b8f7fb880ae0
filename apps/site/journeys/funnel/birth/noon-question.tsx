import { useEffect, useId, useRef } from "react";
import { Button } from "../../../components/fields/button.tsx";
import { unknownTime } from "../../../features/birth/form/birth-form.ts";
import { m } from "../../../generated/paraglide/messages.js";

/** Asks once whether the prefilled time is the actual time of birth. Takes focus when it appears. */
export function NoonQuestion({ onAnswer }: { readonly onAnswer: (isTheTime: boolean) => void }) {
  const question = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const reasonId = useId();
  // Focus the group rather than its first button, so that a key still held down on Continue does not answer.
  useEffect(() => question.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, and this one holds none.
    <div
      className="funnel-noon"
      role="group"
      aria-labelledby={titleId}
      aria-describedby={reasonId}
      tabIndex={-1}
      ref={question}
    >
      <p id={titleId}>{m.funnel_noon({ time: unknownTime })}</p>
      <p className="hint" id={reasonId}>
        {m.funnel_noon_why()}
      </p>
      <div className="funnel-noon-answers">
        <Button variant="mystical" size="small" onClick={() => onAnswer(true)}>
          {m.funnel_noon_yes({ time: unknownTime })}
        </Button>
        <Button variant="mystical" size="small" onClick={() => onAnswer(false)}>
          {m.funnel_noon_no()}
        </Button>
      </div>
    </div>
  );
}
