import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { firstYear } from "../../../features/birth/form/birth-form.ts";
import { problemText } from "../../../features/birth/form/problem-text.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { shortMonthNames } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { isDay } from "./funnel-form.ts";

interface DateRowProps {
  readonly form: BirthFormState;
  /** The day field's current value. */
  readonly day: string;
  readonly thisYear: number;
  readonly locale: Locale;
}

/** The day as a two-digit text field, month and year as selects. */
export function DateRow({ form, day, thisYear, locale }: DateRowProps) {
  const { register, formState, getValues, trigger } = form;
  const { errors } = formState;
  const ahead = errors.year?.message === "date-ahead";
  // A future date is an error on the year field, but changing the day or month may fix it.
  const yearAgain = () => void (ahead && trigger("year"));
  const onChange = () => {
    yearAgain();
    // A day the old month did not have may be valid in the new one.
    if (formState.isSubmitted && getValues("day") !== "") void trigger("day");
  };
  const dayFault = errors.day && (isDay(day) ? m.birth_error_day_invalid() : m.funnel_error_day());
  return (
    <div className="row3">
      <TextField
        label={m.birth_day()}
        error={dayFault}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        required
        {...register("day", { onChange: yearAgain })}
      />
      <SelectField
        label={m.birth_month()}
        error={errors.month && m.funnel_error_month()}
        required
        {...register("month", { onChange })}
      >
        <option value="">{m.birth_month()}</option>
        {shortMonthNames(locale).map((name, index) => (
          <option key={name} value={String(index + 1)}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.birth_year()}
        error={errors.year && (ahead ? problemText("date-ahead") : m.funnel_error_year())}
        required
        {...register("year", { onChange })}
      >
        <option value="">{m.birth_year()}</option>
        {Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back)).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
