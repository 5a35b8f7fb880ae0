import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { Checkbox } from "../../../components/fields/checkbox.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { nameLimit } from "../../../features/birth/contact/contact.ts";
import { firstYear } from "../../../features/birth/form/birth-form.ts";
import { PlainFold } from "../../../features/birth/local-time/plain-fold.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { placeCoordinates } from "../../../locale/format/coordinates.ts";
import { countryText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { FormStep } from "../correct-step.ts";
import type { CorrectionField, TypedCorrection } from "../typed-correction.ts";
import { problemOf } from "./problems.tsx";

interface PlainFieldsProps {
  readonly form: FormStep;
  /** The latest date anywhere, `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: Locale;
}

/** The same form without a script: native fields, and the kept place among those to choose from. */
export function PlainFields({ form, today, locale }: PlainFieldsProps) {
  const { typed, problems, question } = form;
  return (
    <form className="birth-form" method="post">
      <KeptPlace typed={typed} />
      <TextField
        label={m.preview_name()}
        error={problemOf(problems, "fullName")}
        name="name"
        maxLength={nameLimit}
        defaultValue={typed.name}
      />
      <div className="row2">
        <TextField
          label={m.birth_noscript_date()}
          error={problemOf(problems, "birthDate")}
          type="date"
          name="birthDate"
          min={`${firstYear}-01-01`}
          max={today}
          defaultValue={typed.birthDate}
          required
        />
        <TextField
          label={m.birth_noscript_time()}
          error={problemOf(problems, "birthTime")}
          type="time"
          name="birthTime"
          defaultValue={typed.birthTime}
        />
      </div>
      <Checkbox label={m.birth_unknown()} name="timeUnknown" defaultChecked={typed.timeUnknown !== ""} />
      {question ? (
        <PlainFold question={question} typed={typed} error={problemOf(problems, "fold")} locale={locale} />
      ) : null}
      <SelectField
        label={m.birth_place()}
        error={problemOf(problems, "birthCity", "timezone")}
        name="city"
        defaultValue={typed.city}
      >
        <option value="">{m.correct_as_it_is({ place: keptName(typed, locale) })}</option>
        {builtInCities.map((city) => (
          <option key={city.label} value={city.label}>
            {city.name}, {countryText(city, locale)}
          </option>
        ))}
      </SelectField>
      <Coordinates form={form} />
      <button type="submit" className="btn cosmic wide">
        {m.correct_show()}
      </button>
    </form>
  );
}

const keptFields: readonly CorrectionField[] = [
  "birthCity",
  "birthCountry",
  "countryCode",
  "latitude",
  "longitude",
  "timezone",
];

/** Counts when no other place is chosen. */
function KeptPlace({ typed }: { readonly typed: TypedCorrection }) {
  return keptFields.map((name) => <input key={name} type="hidden" name={name} value={typed[name]} />);
}

function keptName({ birthCity, birthCountry, latitude, longitude }: TypedCorrection, locale: Locale): string {
  const name = [birthCity, birthCountry].filter(Boolean).join(", ");
  return name || placeCoordinates({ latitude: Number(latitude), longitude: Number(longitude) }, locale);
}

function Coordinates({ form: { typed, problems } }: Pick<PlainFieldsProps, "form">) {
  const { latitudeText, longitudeText, offsetText } = typed;
  return (
    <div className="folds">
      <details className="folded" open={latitudeText + longitudeText !== ""}>
        <summary>{m.birth_coordinates()}</summary>
        <div className="row2">
          <TextField
            label={m.birth_latitude()}
            error={problemOf(problems, "latitude")}
            name="latitudeText"
            placeholder="23.55 S"
            defaultValue={latitudeText}
          />
          <TextField
            label={m.birth_longitude()}
            error={problemOf(problems, "longitude")}
            name="longitudeText"
            placeholder="46.63 W"
            defaultValue={longitudeText}
          />
        </div>
      </details>
      <details className="folded" open={offsetText !== ""}>
        <summary>{m.birth_clock_wrong()}</summary>
        <TextField
          label={m.birth_offset()}
          hint={m.birth_offset_hint()}
          error={problemOf(problems, "offsetSeconds")}
          name="offsetText"
          placeholder="±00:00"
          maxLength={16}
          defaultValue={offsetText}
        />
      </details>
    </div>
  );
}
