import type { NamedCountry } from "@cosmic/atlas/places/describe-town";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { problemText } from "../../../features/birth/form/problem-text.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";
import { m } from "../../../generated/paraglide/messages.js";

interface CountryFieldProps {
  readonly form: BirthFormState;
  readonly countries: readonly NamedCountry[];
}

/** The country of birth. Chosen first, it narrows the city search; choosing a city fills it in. */
export function CountryField({ form, countries }: CountryFieldProps) {
  const { register, formState, getValues, setValue } = form;
  const part = (event: { target: { value: string } }) => {
    const place = getValues("place");
    // Changing the country clears a city of another one; the typed name stays, to be searched in the new country.
    if (place && place.countryCode !== event.target.value) setValue("place", null);
  };
  return (
    <div className="flow-country">
      <SelectField
        label={m.flow_country()}
        error={problemText(formState.errors.country?.message)}
        required
        {...register("country", { onChange: part })}
      >
        <option value="">{m.flow_country_choose()}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
