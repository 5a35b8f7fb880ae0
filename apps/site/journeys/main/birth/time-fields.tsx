import { useId } from "react";
import { useWatch } from "react-hook-form";
import { Checkbox } from "../../../components/checkbox.tsx";
import { SelectField } from "../../../components/select-field.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Typed } from "../session/typed-session.ts";
import { problemText } from "./problem-text.ts";
import type { BirthFormState } from "./use-birth-form.ts";

const twoDigits = (value: number): string => String(value).padStart(2, "0");
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const minuteStep = 5;
const minutes = Array.from({ length: 60 / minuteStep }, (_, step) => twoDigits(step * minuteStep));

/** Hour and minute: the list steps by five minutes, an exact minute can be typed. Or: not known. */
export function TimeFields({ form, untouched }: { readonly form: BirthFormState; readonly untouched: Typed }) {
  const { control, register, formState, setValue, clearErrors } = form;
  const listId = useId();
  const unknown = useWatch({ control, name: "timeUnknown" });
  const minute = register("minute", {
    // "5" becomes "05" once the visitor moves on; what is no minute stays as it was typed.
    onBlur: (event: { target: { value: string } }) => {
      const typed = event.target.value.trim();
      if (/^\d$/.test(typed)) setValue("minute", `0${typed}`);
    },
  });
  return (
    <fieldset className="grp">
      <legend>{m.birth_at()}</legend>
      <div className="row2">
        <SelectField
          label={m.birth_hour()}
          error={problemText(formState.errors.hour?.message)}
          defaultValue={untouched.hour}
          disabled={unknown}
          {...register("hour")}
        >
          {untouched.hour === "" ? <option value="">{m.birth_hour()}</option> : null}
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hour}
            </option>
          ))}
        </SelectField>
        <TextField
          label={m.birth_minute()}
          error={problemText(formState.errors.minute?.message)}
          defaultValue={untouched.minute}
          disabled={unknown}
          placeholder={untouched.minute === "" ? "00" : undefined}
          inputMode="numeric"
          maxLength={2}
          list={listId}
          autoComplete="off"
          {...minute}
        />
        <datalist id={listId}>
          {minutes.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </div>
      <Checkbox
        label={m.birth_unknown()}
        hint={m.birth_unknown_hint()}
        {...register("timeUnknown", { onChange: () => clearErrors(["hour", "minute"]) })}
      />
    </fieldset>
  );
}
