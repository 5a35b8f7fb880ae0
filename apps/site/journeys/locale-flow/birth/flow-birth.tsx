import type { NamedCountry } from "@cosmic/atlas/places/describe-town";
import { useMemo } from "react";
import { BirthStep } from "../../../features/birth/form/birth-step.tsx";
import type { MoreFields } from "../../../features/birth/form/fields/birth-fields.tsx";
import type { CheckoutOffer } from "../../../features/checkout/prices/price-lines.tsx";
import type { PlainFormTrouble } from "../../../features/checkout/without-script/plain-form-errors.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { CountryField } from "./country-field.tsx";
import { filledItems, itemCount } from "./filled-items.ts";
import { FilledProgress } from "./filled-progress.tsx";
import { cityOf, flowForm } from "./flow-form.ts";
import "./flow-birth.css";

interface FlowBirthProps {
  readonly locale: Locale;
  readonly countries: readonly NamedCountry[];
  readonly trouble: PlainFormTrouble | null;
  readonly offer: CheckoutOffer;
}

/** Step 1 of 3: the shared birth form with separate city and country fields, and a count of its six items. */
export function FlowBirth({ locale, countries, trouble, offer }: FlowBirthProps) {
  const more = useMemo(() => moreFields(countries), [countries]);
  return <BirthStep {...{ locale, trouble, offer }} journey="locale" kind={flowForm} more={more} />;
}

const moreFields = (countries: readonly NamedCountry[]): MoreFields => ({
  place: cityOf,
  country: (form) => <CountryField form={form} countries={countries} />,
  progress: (values) => <FilledProgress filled={filledItems(values)} />,
  missing: (values) => (filledItems(values) < itemCount ? m.flow_missing() : undefined),
  // For typed coordinates the country comes only from the list.
  finish: (birth) =>
    birth.birthCountry === ""
      ? { ...birth, birthCountry: countries.find(({ code }) => code === birth.countryCode)?.name ?? "" }
      : birth,
});
