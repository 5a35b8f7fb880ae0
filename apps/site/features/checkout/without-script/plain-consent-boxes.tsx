import { Checkbox } from "../../../components/fields/checkbox.tsx";
import { FieldError } from "../../../components/fields/field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { CheckoutOffer } from "../prices/price-lines.tsx";

interface PlainConsentBoxesProps {
  readonly questions: CheckoutOffer["consents"];
  /** What was typed, when the form was sent and refused. */
  readonly typed: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

/** The boxes of the form that works without JavaScript. */
export function PlainConsentBoxes({ questions, typed, error }: PlainConsentBoxesProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="consents">
      <legend>{m.checkout_consent_legend()}</legend>
      <input type="hidden" name="consentAsked" value="true" />
      {questions.map(({ field, text }) => (
        <Checkbox
          key={field}
          label={text}
          name={field}
          required
          defaultChecked={typed[field] === "on"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "consents-error" : undefined}
        />
      ))}
      {error ? <FieldError id="consents-error">{error}</FieldError> : null}
    </fieldset>
  );
}
