import { paths } from "@cosmic/addresses/paths";
import { questionsIn } from "../../content/questions.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale } from "../../locale/locale.ts";
import { PageLink } from "../layout/page-link.tsx";
import { useVisitor } from "../visitor.ts";
import { Accordion } from "./accordion.tsx";

/** The FAQ as an accordion, one answer open at a time. */
export function QuestionList() {
  const questions = questionsIn(useVisitor()?.locale ?? baseLocale);
  return (
    <Accordion
      name="faq"
      open="contents"
      items={questions.map(({ id, title, body }) => ({
        id,
        title: title(),
        body: (
          <p>
            {body()} {id === "delivery" ? <PageLink to={paths.resend()}>{m.flow_report_resend()}</PageLink> : null}
          </p>
        ),
      }))}
    />
  );
}
