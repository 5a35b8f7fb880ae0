import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { type BirthDraft, emptyDraft } from "../draft/birth-draft.ts";
import { birthFormSchema, type DraftFields } from "./birth-form.ts";
import { type BirthFormState, fillForm } from "./use-birth-form.ts";

/** The state of a birth form that is filled in with a birth, and keeps nothing in the tab. */
export function useFilledBirthForm(today: string, filled: BirthDraft): BirthFormState {
  const [kept] = useState(filled);
  const resolver = useMemo(() => zodResolver(birthFormSchema(today)), [today]);
  const form = useForm<DraftFields>({
    resolver,
    mode: "onSubmit",
    defaultValues: { timeConfirmed: false, place: null, zoneTyped: null, fold: "", foldOf: "" },
  });
  useEffect(() => fillForm(form, kept, emptyDraft), [form, kept]);
  return form;
}
