import { m } from "../../generated/paraglide/messages.js";
import { LanguageForm } from "./language-form.tsx";

/** The four languages in the page footer. */
export function LanguageChoice() {
  return <LanguageForm className="foot foot-languages" title={<h2>{m.frame_foot_language()}</h2>} />;
}
