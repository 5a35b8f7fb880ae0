import { Note } from "../../../components/text/note.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { reportIsForeign } from "../../../locale/written-languages.ts";

/** A notice before payment that the report will not be in the visitor's language. */
export function LanguageNote({ locale }: { readonly locale: Locale }) {
  return reportIsForeign(locale) ? <Note>{m.checkout_language()}</Note> : null;
}
