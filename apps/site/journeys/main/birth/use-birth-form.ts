import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { birthSessionKey } from "../birth-session.ts";
import { tabStore } from "../session/session-store.ts";
import { keepTyped, nothingTyped, readTyped, typedKey } from "../session/typed-session.ts";
import { type BirthForm, birthFormSchema } from "./birth-form.ts";

export type BirthFormState = UseFormReturn<BirthForm>;

/** Fields that live in the page from the first byte on, so a visitor may fill them before the script is awake. */
const nativeFields = [
  ...["day", "month", "year", "hour", "minute"],
  ...["placeText", "latitudeText", "longitudeText", "offsetText"],
] as const;

/** The birth form: filled with what this tab still remembers, and remembered letter by letter. */
export function useBirthForm(today: string): BirthFormState {
  const resolver = useMemo(() => zodResolver(birthFormSchema(today)), [today]);
  // The native fields have no default here: react-hook-form then takes over what the page already shows.
  const form = useForm<BirthForm>({ resolver, defaultValues: { place: null, zoneTyped: null, fold: "", foldOf: "" } });
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const kept = readTyped(tabStore.read(typedKey), tabStore.read(birthSessionKey));
    const shown = getValues();
    for (const name of nativeFields) {
      const touched = shown[name] !== undefined && shown[name] !== nothingTyped[name];
      if (!touched) setValue(name, kept[name]);
    }
    if (!shown.timeUnknown) setValue("timeUnknown", kept.timeUnknown);
    if (getValues("placeText") === kept.placeText) setValue("place", kept.place);
    setValue("zoneTyped", kept.zoneTyped);
    setValue("fold", kept.fold);
    setValue("foldOf", kept.foldOf);
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(tabStore, values) });
  }, [getValues, setValue, subscribe]);
  return form;
}
