import { useId, useRef, useState } from "react";
import { Checkbox } from "../../../components/fields/checkbox.tsx";
import { FieldError } from "../../../components/fields/field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { CheckoutOffer } from "../prices/price-lines.tsx";

/** The boxes a buyer ticks before paying, where the law asks for them. */
export interface Consents {
  readonly questions: CheckoutOffer["consents"];
  /** What the order says: that boxes were shown, and each one's state. Empty where there are none. */
  readonly sent: Readonly<Record<string, boolean>>;
  /** Whether every box is ticked; if not, shows which are missing and moves the focus to the first. */
  check(): boolean;
  readonly unticked: boolean;
  readonly box: React.RefObject<HTMLFieldSetElement | null>;
  tick(field: string, on: boolean): void;
}

export function useConsents({ consents: questions }: CheckoutOffer): Consents {
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const complete = questions.every(({ field }) => ticked[field]);
  const states = questions.map(({ field }) => [field, ticked[field] ?? false] as const);
  return {
    questions,
    sent: questions.length === 0 ? {} : { consentAsked: true, ...Object.fromEntries(states) },
    check: () => {
      setChecked(true);
      if (!complete) box.current?.querySelector<HTMLElement>("input:not(:checked)")?.focus();
      return complete;
    },
    unticked: checked && !complete,
    box,
    tick: (field, on) => setTicked((before) => ({ ...before, [field]: on })),
  };
}

/** The boxes, unticked at first; nothing where the law asks for none. */
export function ConsentBoxes({ consents }: { readonly consents: Consents }) {
  const { questions, unticked, box, tick } = consents;
  const errorId = useId();
  if (questions.length === 0) return null;
  return (
    <fieldset className="consents" ref={box}>
      <legend>{m.checkout_consent_legend()}</legend>
      {questions.map(({ field, text }) => (
        <Checkbox
          key={field}
          label={text}
          name={field}
          required
          aria-invalid={unticked || undefined}
          aria-describedby={unticked ? errorId : undefined}
          onChange={(event) => tick(field, event.target.checked)}
        />
      ))}
      {unticked ? (
        <FieldError id={errorId} announced>
          {m.checkout_consent_error()}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
