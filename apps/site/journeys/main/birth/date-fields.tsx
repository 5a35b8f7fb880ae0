import { SelectField } from "../../../components/select-field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { monthNames } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { firstYear } from "./birth-form.ts";
import { problemText } from "./problem-text.ts";
import type { BirthFormState } from "./use-birth-form.ts";

const days = Array.from({ length: 31 }, (_, day) => String(day + 1));

interface DateFieldsProps {
  readonly form: BirthFormState;
  readonly thisYear: number;
  readonly locale: Locale;
}

/** Day, month and year, each a list of the browser's own. */
export function DateFields({ form, thisYear, locale }: DateFieldsProps) {
  const { register, formState } = form;
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back));
  const error = (name: "day" | "month" | "year") => problemText(formState.errors[name]?.message);
  return (
    <fieldset className="grp">
      <legend>{m.birth_when()}</legend>
      <div className="row3">
        <SelectField label={m.birth_day()} error={error("day")} required {...register("day")}>
          <option value="">{m.birth_day()}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </SelectField>
        <SelectField label={m.birth_month()} error={error("month")} required {...register("month")}>
          <option value="">{m.birth_month()}</option>
          {monthNames(locale).map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={m.birth_year()} error={error("year")} required {...register("year")}>
          <option value="">{m.birth_year()}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
