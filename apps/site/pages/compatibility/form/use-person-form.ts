import { type Resolver, useForm } from "react-hook-form";
import { birthFormSchema, type DraftFields, wholeForm } from "../../../features/birth/form/birth-form.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";

/** A person's form with every field filled in: an empty time means unknown. */
export function wholePerson(typed: Partial<DraftFields>): DraftFields {
  const values = wholeForm(typed);
  return { ...values, timeUnknown: values.hour === "" && values.minute.trim() === "" };
}

/** The birth form's rules, except that the place is optional: two dates are enough. */
const personResolver =
  (today: string): Resolver<DraftFields> =>
  (typed) => {
    const values = wholePerson(typed);
    const issues = birthFormSchema(today).safeParse(values).error?.issues ?? [];
    const faults = issues.filter(({ message }) => message !== "place-required");
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      faults.map(({ path, message }) => [path.join("."), { type: "custom", message }] as const).reverse(),
    );
    return { values: {}, errors };
  };

/** One person's form state. Native fields have no default, so react-hook-form adopts what the page already shows. */
export function usePersonForm(today: string): BirthFormState {
  return useForm<DraftFields>({
    resolver: personResolver(today),
    shouldFocusError: false,
    defaultValues: {
      ...{ timeUnknown: true, place: null, zoneTyped: null },
      ...{ latitudeText: "", longitudeText: "", offsetText: "", fold: "", foldOf: "" },
    },
  });
}

/** Validates a submitted form: its values, or null if anything is invalid. */
export function checked(form: BirthFormState): Promise<DraftFields | null> {
  return new Promise((done) => void form.handleSubmit(done, () => done(null))());
}

const fieldsInOrder = [
  ...["day", "month", "year", "hour", "minute"],
  ...["placeText", "latitudeText", "longitudeText", "offsetText"],
] as const;

/** Focuses the first invalid field; true if there is one. */
export function focusFault(form: BirthFormState): boolean {
  const first = fieldsInOrder.find((name) => form.getFieldState(name).error !== undefined);
  if (first !== undefined) form.setFocus(first);
  return first !== undefined;
}
