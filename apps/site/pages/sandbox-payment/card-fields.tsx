import { TextField } from "../../components/fields/text-field.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { type CardField, isOfCard, type PayRefusal } from "./card-form.ts";
import { refusalTexts } from "./refusal-texts.ts";

/** Card number, expiry, code and name. Autofill is turned off: no real card belongs here. */
export function CardFields({ refusal }: { readonly refusal: PayRefusal | undefined }) {
  const refused = refusal !== undefined && isOfCard(refusal.reason);
  const numberFault = refused ? refusalTexts[refusal.reason]() : m.trial_pay_number_fault();
  const field = (name: CardField, fault = "") => ({
    name,
    id: name,
    autoComplete: "off",
    defaultValue: refusal?.card[name] ?? "",
    error: refusal?.wrong.includes(name) || (refused && name === "cardNumber") ? fault : undefined,
    required: name !== "cardName",
  });
  return (
    <>
      <TextField
        {...field("cardNumber", numberFault)}
        announced={refused}
        label={m.trial_pay_number()}
        hint={<TestCards />}
        inputMode="numeric"
        placeholder="4242 4242 4242 4242"
      />
      <div className="row2">
        <TextField
          {...field("expiry", m.trial_pay_expiry_fault())}
          label={m.trial_pay_expiry()}
          inputMode="numeric"
          placeholder="12 / 34"
        />
        <TextField
          {...field("cvc", m.trial_pay_cvc_fault())}
          label={m.trial_pay_cvc()}
          inputMode="numeric"
          placeholder="123"
        />
      </div>
      <TextField {...field("cardName")} label={m.trial_pay_name()} />
    </>
  );
}

function TestCards() {
  return (
    <span className="test-cards">
      <span>
        <code className="num">4242 4242 4242 4242</code> {m.trial_pay_hint_succeeds()}
      </span>
      <span>
        <code className="num">4000 0000 0000 0002</code> {m.trial_pay_hint_declined()}
      </span>
      <span>{m.trial_pay_hint_rest()}</span>
    </span>
  );
}
