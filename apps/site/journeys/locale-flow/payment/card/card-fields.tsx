import type { ChangeEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../../../components/fields/select-field.tsx";
import { TextField } from "../../../../components/fields/text-field.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { countryText } from "../../../../locale/format/format.ts";
import type { Locale } from "../../../../locale/locale.ts";
import { type CardForm, type CardProblem, cardCountries, cardProblems } from "./card-form.ts";
import { cardNumberShape, cvcShape, expiryShape, keepShape } from "./card-shape.ts";

interface CardFieldsProps {
  readonly form: UseFormReturn<CardForm>;
  readonly locale: Locale;
}

/** The error type for faults the payment service reports after the form has found none. */
export const refusedCard = "refused";

/** Maximum length of a postal code. */
const longestZip = 12;

/** Number, expiry and security code, formatted while typing, then the billing address. */
export function CardFields({ form, locale }: CardFieldsProps) {
  const { register, formState } = form;
  const error = (name: keyof CardForm) => sentence(formState.errors[name]?.message);
  const shaped = (name: "cardNumber" | "expiry" | "cvc", shapeOf: (typed: string) => string) => {
    const { onChange, ...rest } = register(name);
    const shape = (event: ChangeEvent<HTMLInputElement>) => {
      keepShape(event.currentTarget, shapeOf);
      return onChange(event);
    };
    return { ...rest, onChange: shape, error: error(name), inputMode: "numeric", required: true } as const;
  };
  return (
    <>
      <TextField
        label={m.trial_pay_number()}
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        announced={formState.errors.cardNumber?.type === refusedCard}
        {...shaped("cardNumber", cardNumberShape)}
      />
      <div className="row2">
        <TextField
          label={m.trial_pay_expiry()}
          autoComplete="cc-exp"
          placeholder="12/34"
          {...shaped("expiry", expiryShape)}
        />
        <TextField label={m.trial_pay_cvc()} autoComplete="cc-csc" placeholder="123" {...shaped("cvc", cvcShape)} />
      </div>
      <div className="row2">
        <TextField
          label={m.flow_zip()}
          error={error("zipCode")}
          autoComplete="postal-code"
          maxLength={longestZip}
          required
          {...register("zipCode")}
        />
        <TextField label={m.flow_currency()} readOnly autoComplete="transaction-currency" {...register("currency")} />
      </div>
      <SelectField label={m.flow_card_country()} autoComplete="country" {...register("country")}>
        {cardCountries.map((countryCode) => (
          <option key={countryCode} value={countryCode}>
            {countryText({ countryCode, country: countryCode }, locale)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const sentences: Readonly<Record<CardProblem, () => string>> = {
  "number-required": m.flow_error_number,
  "number-short": m.flow_error_number_short,
  "not-a-test-card": m.flow_error_not_test,
  "expiry-required": m.flow_error_expiry,
  "expiry-invalid": m.flow_error_expiry_shape,
  "expiry-past": m.flow_error_expiry_past,
  "cvc-required": m.flow_error_cvc,
  "cvc-short": m.flow_error_cvc_short,
  "zip-required": () => m.flow_error_zip({ label: m.flow_zip() }),
  declined: m.trial_pay_declined,
};

function sentence(code: string | undefined): string | undefined {
  const known = cardProblems.find((problem) => problem === code);
  return known && sentences[known]();
}
