import { useWatch } from "react-hook-form";
import { Checkbox } from "../../../../components/fields/checkbox.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import type { BirthFormState } from "../use-birth-form.ts";
import { HourAndMinute } from "./hour-and-minute.tsx";

/** The time of birth, or a checkbox for an unknown time. */
export function TimeFields({ form }: { readonly form: BirthFormState }) {
  const { control, register, clearErrors } = form;
  const unknown = useWatch({ control, name: "timeUnknown" });
  return (
    <fieldset className="grp">
      <legend>{m.birth_at()}</legend>
      <HourAndMinute form={form} disabled={unknown} />
      <Checkbox
        label={m.birth_unknown()}
        hint={m.birth_unknown_hint()}
        {...register("timeUnknown", { onChange: () => clearErrors(["hour", "minute"]) })}
      />
    </fieldset>
  );
}
