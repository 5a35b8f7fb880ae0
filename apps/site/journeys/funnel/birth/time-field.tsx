import { useWatch } from "react-hook-form";
import { TextField } from "../../../components/fields/text-field.tsx";
import { unknownTime } from "../../../features/birth/form/birth-form.ts";
import { problemText } from "../../../features/birth/form/problem-text.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { funnelMemory, paddedTime } from "./funnel-form.ts";

/** The time in one field, with a link for visitors who do not know it, which then shows 12:00 as a placeholder. */
export function TimeField({ form }: { readonly form: BirthFormState }) {
  const { control, register, formState, setValue, clearErrors } = form;
  const fault = formState.errors.hour?.message;
  const unknown = useWatch({ control, name: "timeUnknown" }) === true;
  const forget = () => {
    setValue("hour", unknownTime);
    setValue("timeUnknown", true);
    clearErrors("hour");
  };
  const time = register("hour", {
    onChange: () => {
      setValue("timeUnknown", false);
      setValue("timeConfirmed", true);
    },
    onBlur: (event: { target: { value: string } }) => {
      const padded = paddedTime(event.target.value);
      if (padded !== event.target.value) setValue("hour", padded, { shouldValidate: formState.isSubmitted });
    },
  });
  return (
    <div className="funnel-time">
      <TextField
        label={m.funnel_time()}
        error={fault && (fault === "time-ahead" ? problemText(fault) : m.funnel_error_time())}
        defaultValue={funnelMemory.untouched.hour}
        maxLength={5}
        autoComplete="off"
        {...time}
      />
      <button type="button" className="funnel-link" aria-pressed={unknown} onClick={forget}>
        {m.funnel_time_unknown()}
      </button>
      <p className="hint" role="status">
        {unknown ? m.funnel_time_is_unknown() : ""}
      </p>
    </div>
  );
}
