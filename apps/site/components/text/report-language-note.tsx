import { paths } from "@cosmic/addresses/paths";
import { languageTag } from "../../locale/locale.ts";
import { useVisitor } from "../visitor.ts";
import { Note } from "./note.tsx";

/** Banner on a page shown in the report's language: explains why and links back, in the visitor's own language. */
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
