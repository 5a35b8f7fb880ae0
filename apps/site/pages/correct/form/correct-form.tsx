import { paths } from "@cosmic/addresses/paths";
import { useState } from "react";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { Note } from "../../../components/text/note.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { latestDate } from "../../../features/birth/form/birth-form.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { utcText } from "../../../locale/format/time-of-day.ts";
import { baseLocale } from "../../../locale/locale.ts";
import type { CorrectedOrder, FormStep } from "../correct-step.ts";
import { PlainFields } from "./plain-fields.tsx";
import { Problems } from "./problems.tsx";
import { ScriptFields } from "./script-fields.tsx";

/** The form with the birth as it is kept or as it was typed last, with a script and without. */
export function CorrectForm({ form, number, left, lastMoment, secret }: CorrectedOrder & { readonly form: FormStep }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const [today] = useState(() => latestDate(Date.now()));
  const { notice, problems } = form;
  return (
    <>
      <p className="lead">{m.correct_lead({ number })}</p>
      <p className="small">{m.correct_left({ left, moment: utcText(lastMoment, locale) })}</p>
      {notice === null ? null : (
        <div role={notice === "nothing" ? "status" : "alert"}>
          <Note>{notice === "nothing" ? m.correct_nothing() : m.correct_too_many()}</Note>
        </div>
      )}
      <Problems problems={problems} />
      <noscript>
        <style>{".needs-script{display:none}"}</style>
        <PlainFields form={form} today={today} locale={locale} />
      </noscript>
      <div className="needs-script">
        <ScriptFields typed={form.typed} today={today} locale={locale} />
      </div>
      <p>
        <ButtonLink variant="starlight" to={paths.report(secret)}>
          {m.correct_keep()}
        </ButtonLink>
      </p>
    </>
  );
}
