import { SelectField } from "../../../../components/fields/select-field.tsx";
import { TextField } from "../../../../components/fields/text-field.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { monthNames } from "../../../../locale/format/format.ts";
import type { Locale } from "../../../../locale/locale.ts";
import { firstYear } from "../birth-form.ts";
import { problemText } from "../problem-text.ts";
import type { BirthFormState } from "../use-birth-form.ts";

const days = Array.from({ length: 31 }, (_, day) => String(day + 1));
const yearsDownFrom = (last: number): readonly string[] =>
  Array.from({ length: last - firstYear + 1 }, (_, back) => String(last - back));

interface DateFieldsProps {
  readonly form: BirthFormState;
  readonly thisYear: number;
  readonly locale: Locale;
  /** The year is typed, and a day its month does not have is reported at once. */
  readonly typedYear: boolean;
}

/** Day, month and year as native selects; the year may be a text field instead. */
export function DateFields({ form, thisYear, locale, typedYear }: DateFieldsProps) {
  const { register, formState, getValues, trigger } = form;
  const error = (name: "day" | "month" | "year") => problemText(formState.errors[name]?.message);
  // A future date is an error on the year field, but changing the day or month may fix it.
  const yearAgain = () => void (formState.errors.year?.message === "date-ahead" && trigger("year"));
  const onChange = () => {
    if ((typedYear || formState.isSubmitted) && getValues("day") !== "") void trigger("day");
    yearAgain();
  };
  // Called at the field's position: errors are focused in the order in which fields were registered.
  const year = () => ({
    ...{ label: m.birth_year(), error: error("year"), required: true },
    ...register("year", { onChange }),
  });
  return (
    <fieldset className="grp">
      <legend>{m.birth_when()}</legend>
      <div className="row3">
        <SelectField label={m.birth_day()} error={error("day")} required {...register("day", { onChange: yearAgain })}>
          <option value="">{m.birth_day()}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </SelectField>
        <SelectField label={m.birth_month()} error={error("month")} required {...register("month", { onChange })}>
          <option value="">{m.birth_month()}</option>
          {monthNames(locale).map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </SelectField>
        {typedYear ? (
          <TextField
            {...year()}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            placeholder={m.flow_year_shape()}
          />
        ) : (
          <SelectField {...year()}>
            <option value="">{m.birth_year()}</option>
            {yearsDownFrom(thisYear).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </fieldset>
  );
}
