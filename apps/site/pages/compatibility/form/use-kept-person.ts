import { type RefObject, useEffect } from "react";
import { type DraftMemory, emptyDraft, keepDraft, readDraft } from "../../../features/birth/draft/birth-draft.ts";
import type { BirthFormState } from "../../../features/birth/form/use-birth-form.ts";
import { tabStore } from "../../../features/birth/session/session-store.ts";

const memoryOf = (key: string): DraftMemory => ({ key, untouched: emptyDraft, townAlone: false });

/** Where this tab stores what is typed about each person; nothing else reads it. */
export const pairMemories = { first: memoryOf("pairFirst"), second: memoryOf("pairSecond") } as const;

const nativeFields = [
  ...["day", "month", "year", "hour", "minute"],
  ...["placeText", "latitudeText", "longitudeText", "offsetText"],
] as const;

/** A person's form, and the uncontrolled name input, whose value never leaves the browser. */
export interface PersonForm {
  readonly form: BirthFormState;
  readonly nameField: RefObject<HTMLInputElement | null>;
}

/** Fills empty fields from this tab's storage, and saves every keystroke. */
export function useKeptPerson({ form, nameField }: PersonForm, memory: DraftMemory): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const stored = tabStore.read(memory.key);
    const kept = stored === null ? memory.untouched : readDraft(stored, null, memory);
    const shown = getValues();
    for (const name of nativeFields) if (!shown[name]) setValue(name, kept[name]);
    if (getValues("placeText") === kept.placeText) setValue("place", kept.place);
    for (const name of ["zoneTyped", "fold", "foldOf"] as const) setValue(name, kept[name]);
    const name = nameField.current;
    if (name?.value === "") name.value = kept.fullName;
    const keepName = () => keepDraft(tabStore, { fullName: name?.value ?? "" }, memory);
    name?.addEventListener("input", keepName);
    const end = subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(tabStore, values, memory),
    });
    return () => {
      name?.removeEventListener("input", keepName);
      end();
    };
  }, [getValues, setValue, subscribe, nameField, memory]);
}
