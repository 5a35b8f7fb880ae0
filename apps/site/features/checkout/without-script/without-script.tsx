import { paths } from "@cosmic/addresses/paths";
import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { Checkbox } from "../../../components/fields/checkbox.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import type { Journey } from "../../../components/journey-address.ts";
import { SellerNote } from "../../../components/seller/seller-note.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { countryText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { nameLimit } from "../../birth/contact/contact.ts";
import { firstYear } from "../../birth/form/birth-form.ts";
import { PlainFold } from "../../birth/local-time/plain-fold.tsx";
import { SourcesChoice } from "../../outside-sources/sources-choice.tsx";
import { LanguageNote } from "../parts/language-note.tsx";
import { PayTerms } from "../parts/pay-terms.tsx";
import { PayWays } from "../parts/pay-ways.tsx";
import { type CheckoutOffer, PriceLines } from "../prices/price-lines.tsx";
import { PlainConsentBoxes } from "./plain-consent-boxes.tsx";
import { type PlainFormTrouble, plainFormErrors, plainFormNotice } from "./plain-form-errors.ts";

interface WithoutScriptProps {
  readonly today: string;
  readonly locale: Locale;
  /** Set when the form was posted and rejected. */
  readonly trouble: PlainFormTrouble | null;
  readonly offer: CheckoutOffer;
  readonly journey: Journey;
}

/** Shown to visitors without JavaScript instead of the form: no preview, but a plain way to order. */
export function WithoutScript({ today, locale, trouble, offer, journey }: WithoutScriptProps) {
  const typed = trouble?.typed ?? {};
  const errors = plainFormErrors(trouble);
  const notice = plainFormNotice(trouble);
  return (
    <noscript>
      <style>{".needs-script{display:none}"}</style>
      <form className="birth-form" method="post" action={paths.apiCheckout()}>
        <p className="note">{m.birth_noscript()}</p>
        {notice === null ? null : (
          <p className="note" role="alert">
            {notice}
          </p>
        )}
        <LanguageNote locale={locale} />
        <input type="hidden" name="plan" value="basic" />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="journey" value={journey} />
        {journey === "main" ? <input type="hidden" name="firstCheckout" value="true" /> : null}
        <div className="row2">
          <TextField
            label={m.birth_noscript_date()}
            error={errors.birthDate}
            type="date"
            name="birthDate"
            min={`${firstYear}-01-01`}
            max={today}
            defaultValue={typed.birthDate}
            required
          />
          <TextField
            label={m.birth_noscript_time()}
            error={errors.birthTime}
            type="time"
            name="birthTime"
            defaultValue={typed.birthTime}
          />
        </div>
        <Checkbox label={m.birth_unknown()} name="timeUnknown" defaultChecked={typed.timeUnknown === "on"} />
        {trouble?.question ? (
          <PlainFold question={trouble.question} typed={typed} error={errors.fold} locale={locale} />
        ) : null}
        <SelectField label={m.birth_place()} error={errors.city} name="city" defaultValue={typed.city ?? ""} required>
          <option value="">{m.birth_noscript_city()}</option>
          {builtInCities.map((city) => (
            <option key={city.label} value={city.label}>
              {city.name}, {countryText(city, locale)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={m.preview_name()}
          error={errors.name}
          name="name"
          autoComplete="name"
          maxLength={nameLimit}
          defaultValue={typed.name}
          required
        />
        <TextField
          label={m.preview_email()}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          required
        />
        {journey === "main" ? <SourcesChoice /> : null}
        <div>
          <PriceLines offer={offer} locale={locale} />
          <PlainConsentBoxes questions={offer.consents} typed={typed} error={errors.consents} />
          <button type="submit" className="btn cosmic wide">
            {m.birth_noscript_submit()}
          </button>
          <PayWays offer={offer} />
          <PayTerms text={offer.beginAtOnce} />
          <SellerNote />
        </div>
      </form>
    </noscript>
  );
}
