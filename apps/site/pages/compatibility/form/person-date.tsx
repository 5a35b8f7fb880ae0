import { SelectField } from "../../../components/fields/select-field.tsx";
import { firstYear } from "../../../features/birth/form/birth-form.ts";
import { problemText } from "../../../features/birth/form/problem-text.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { monthNames } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

interface PersonDateProps {
  readonly form: BirthFormState;
  readonly today: string;
  readonly locale: Locale;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** Day, month and year in one row: the only required input of this page. */
export function PersonDate({ form, today, locale }: PersonDateProps) {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back));
  const months = monthNames(locale);
  const lists = [
    { name: "day", label: m.birth_day(), options: numbers(31), words: (value: string) => value },
    {
      name: "month",
      label: m.birth_month(),
      options: numbers(12),
      words: (value: string) => months[Number(value) - 1],
    },
    { name: "year", label: m.birth_year(), options: years, words: (value: string) => value },
  ] as const;
  const { formState, register, trigger } = form;
  // A future date is an error on the year field, but changing the day or month may fix it.
  const onChange = () => void (formState.errors.year?.message === "date-ahead" && trigger("year"));
  return (
    <div className="row3">
      {lists.map(({ name, label, options, words }) => (
        <SelectField
          key={name}
          label={label}
          error={problemText(formState.errors[name]?.message)}
          required
          {...register(name, { onChange })}
        >
          <option value="">{label}</option>
          {options.map((value) => (
            <option key={value} value={value}>
              {words(value)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
