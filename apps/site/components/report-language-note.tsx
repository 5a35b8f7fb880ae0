import { languageTag } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import { Note } from "./note.tsx";
import { useVisitor } from "./visitor.ts";

/** At the top of a page in a report's language: why it is, and the way back, in the visitor's own language. */
export function ReportLanguageNote() {
  const own = useVisitor()?.ownLanguage;
  if (!own) return null;
  return (
    <div className="wrap report-language" lang={languageTag(own.locale)}>
      <Note>
        {own.note} <a href={paths.home()}>{own.back}</a>
      </Note>
    </div>
  );
}
