import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type BirthDraft, type DraftMemory, keepDraft, mainMemory, readDraft } from "../draft/birth-draft.ts";
import { tabStore } from "../session/session-store.ts";
import { birthDataKey } from "../session/tab-keys.ts";
import { birthFormSchema, type DraftFields, type FormProblems } from "./birth-form.ts";

export type BirthFormState = UseFormReturn<DraftFields>;

/** Fields in the server-rendered page, which a visitor may fill before hydration. */
const nativeFields = [
  ...["day", "month", "year", "hour", "minute"],
  ...["placeText", "country", "latitudeText", "longitudeText", "offsetText"],
] as const;

/** What makes one birth form different from another. */
export interface BirthFormKind {
  readonly memory: DraftMemory;
  /** When errors first appear: on submit, or on blur. */
  readonly mode: "onSubmit" | "onTouched";
  /** Rules beyond the shared ones. */
  readonly more?: (form: DraftFields) => FormProblems;
}

export const mainForm: BirthFormKind = { memory: mainMemory, mode: "onSubmit" };

/** Fills in what the visitor has not touched before hydration. */
export function fillForm(
  { getValues, setValue }: Pick<BirthFormState, "getValues" | "setValue">,
  kept: BirthDraft,
  untouched: BirthDraft,
): void {
  const shown = getValues();
  for (const name of nativeFields) {
    const touched = shown[name] !== undefined && shown[name] !== untouched[name];
    if (!touched) setValue(name, kept[name]);
  }
  if (!shown.timeUnknown) setValue("timeUnknown", kept.timeUnknown);
  setValue("timeConfirmed", kept.timeConfirmed);
  if (getValues("placeText") === kept.placeText) setValue("place", kept.place);
  setValue("zoneTyped", kept.zoneTyped);
  setValue("fold", kept.fold);
  setValue("foldOf", kept.foldOf);
}

/** The birth form's state: restored from this tab's storage, and saved on every keystroke. */
export function useBirthForm(today: string, { memory, mode, more }: BirthFormKind): BirthFormState {
  const resolver = useMemo(() => zodResolver(birthFormSchema(today, more)), [today, more]);
  // Native fields have no default here, so react-hook-form adopts what the page already shows.
  const form = useForm<DraftFields>({
    resolver,
    mode,
    defaultValues: { timeConfirmed: false, place: null, zoneTyped: null, fold: "", foldOf: "" },
  });
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const kept = readDraft(tabStore.read(memory.key), tabStore.read(birthDataKey), memory);
    fillForm({ getValues, setValue }, kept, memory.untouched);
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(tabStore, values, memory) });
  }, [getValues, setValue, subscribe, memory]);
  return form;
}
