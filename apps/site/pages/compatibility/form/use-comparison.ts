import { useRef, useState } from "react";
import { toast } from "../../../components/toasts/toast.tsx";
import type { DraftMemory } from "../../../features/birth/draft/birth-draft.ts";
import type { DraftFields } from "../../../features/birth/form/birth-form.ts";
import { settleClock } from "../../../features/birth/local-time/settle-clock.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import type { PairReading } from "../engine/compute-pair.ts";
import { type PairResult, readPair } from "../engine/pair-engine.ts";
import { type Person, personOf } from "../engine/person.ts";
import { type PersonForm, pairMemories, useKeptPerson } from "./use-kept-person.ts";
import { checked, focusFault, usePersonForm } from "./use-person-form.ts";

function usePerson(today: string, memory: DraftMemory): PersonForm {
  const person = { form: usePersonForm(today), nameField: useRef<HTMLInputElement>(null) };
  useKeptPerson(person, memory);
  return person;
}

/** The two forms and their submission: `show` receives each finished reading. */
export function useComparison(today: string, locale: Locale, show: (reading: PairReading) => void) {
  const first = usePerson(today, pairMemories.first);
  const second = usePerson(today, pairMemories.second);
  const [working, setWorking] = useState(false);
  const compare = async () => {
    if (working) return;
    const [one, other] = await Promise.all([checked(first.form), checked(second.form)]);
    if (one === null || other === null) {
      if (!focusFault(first.form)) focusFault(second.form);
      return;
    }
    setWorking(true);
    const settled = await Promise.all([
      settlePerson(first, one, { today, locale }),
      settlePerson(second, other, { today, locale }),
    ]);
    const [a, b] = settled;
    const result = a && b ? await readPair({ first: a, second: b }) : null;
    setWorking(false);
    if (result === null) {
      if (!focusFault(first.form)) focusFault(second.form);
      return;
    }
    if (result.ok) show(result.reading);
    else toast.bad({ title: m.birth_failed_title(), description: failureText(result.reason) });
  };
  return { first, second, working, compare };
}

/** What to say of a comparison that could not be made. */
function failureText(reason: Exclude<PairResult, { readonly ok: true }>["reason"]): string {
  return reason === "same-birth" ? m.compatibility_same() : m.compatibility_failed();
}

/** A person whose local time is settled; null when the form needs another answer, which its field then asks for. */
async function settlePerson(
  { form, nameField }: PersonForm,
  typed: DraftFields,
  { today, locale }: { readonly today: string; readonly locale: Locale },
): Promise<Person | null> {
  const person = personOf(typed, nameField.current?.value ?? "", today, locale);
  if (person === null || person.certainty === "date-only") return person;
  const settled = await settleClock(person.birth, typed, Date.now());
  if (settled.ok) return { ...person, birth: settled.birth };
  form.setError(settled.field, { message: settled.reason });
  return null;
}
