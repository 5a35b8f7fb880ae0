import type { ReactNode } from "react";
import { OptionCombobox } from "../../../../components/fields/option-combobox.tsx";
import { SelectField } from "../../../../components/fields/select-field.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import { problemText } from "../problem-text.ts";
import type { BirthFormState } from "../use-birth-form.ts";

const twoDigits = (value: number): string => String(value).padStart(2, "0");
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const minuteStep = 5;
const minutes = Array.from({ length: 60 / minuteStep }, (_, step) => twoDigits(step * minuteStep));

/** The option at or before a typed minute; the first for anything that is not a minute. */
const stepOf = (text: string): number => (/^[0-5]?\d$/.test(text.trim()) ? Math.floor(Number(text) / minuteStep) : 0);

interface HourAndMinuteProps {
  readonly form: BirthFormState;
  readonly hourLabel?: ReactNode;
  readonly disabled?: boolean;
}

/** A 24-hour time, nothing preselected. Minutes are offered in steps of five; an exact one can be typed. */
export function HourAndMinute({ form, hourLabel, disabled }: HourAndMinuteProps) {
  const { register, formState, getValues, setValue, trigger } = form;
  const { hour: hourFault, minute: minuteFault } = formState.errors;
  const shouldValidate = formState.isSubmitted || minuteFault !== undefined;
  const hour = register("hour", {
    // Half a time is an error on the other field, so changing either may fix it, as it may fix a time in the future.
    onChange: () => minuteFault && void trigger("minute"),
  });
  const minute = register("minute", {
    onChange: () => hourFault && void trigger("hour"),
    // Pad "5" to "05" on blur; leave anything that is not a minute as typed.
    onBlur: () => {
      const typed = getValues("minute").trim();
      if (/^\d$/.test(typed)) setValue("minute", `0${typed}`);
    },
  });
  return (
    <div className="row2">
      <SelectField
        label={hourLabel ?? m.birth_hour()}
        error={problemText(hourFault?.message)}
        disabled={disabled}
        {...hour}
      >
        <option value="">{m.birth_hour()}</option>
        {hours.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <OptionCombobox
        label={m.birth_minute()}
        error={problemText(minuteFault?.message)}
        disabled={disabled}
        placeholder={m.birth_minute()}
        inputMode="numeric"
        maxLength={2}
        options={minutes}
        listLabel={m.birth_minute_list()}
        rowOf={stepOf}
        onOption={(option) => setValue("minute", option, { shouldValidate, shouldTouch: true })}
        {...minute}
      />
    </div>
  );
}
