import { required } from "@cosmic/chart/required";
import type { Form, LanguageRules } from "@cosmic/library/language-rules";

/** A value in one of the language's forms: `el Sol` in the form `del` is `del Sol`. Throws if the language lacks the
 * form, or the form does not know the value. */
export function inForm(name: string, value: string, { forms }: LanguageRules): string {
  for (const { pattern, replacement } of compiled(required(forms[name], `the form “${name}”`))) {
    if (pattern.test(value)) return value.replace(pattern, replacement);
  }
  throw new Error(`the form “${name}” does not know the value “${value}”`);
}

/** What a form may put before a value, longest first: `del ` and `de ` for the form `del`. */
export function beforeValues(form: Form): readonly string[] {
  const before = form.map(([, replacement]) => replacement.replace(/\$\d.*$/, ""));
  return [...new Set(before)].toSorted((one, other) => other.length - one.length);
}

interface Step {
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** One set of regular expressions per form: a book fills hundreds of slots. */
const known = new WeakMap<Form, readonly Step[]>();

function compiled(form: Form): readonly Step[] {
  const before = known.get(form);
  if (before) return before;
  const steps = form.map(([pattern, replacement]) => ({ pattern: new RegExp(pattern, "iu"), replacement }));
  known.set(form, steps);
  return steps;
}
