import { Accordion } from "../../../components/accordion.tsx";
import { framePaths } from "../../../components/frame-paths.ts";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";

const questions = [
  { id: "contents", title: m.landing_faq_1_question, body: m.landing_faq_1_answer },
  { id: "accuracy", title: m.landing_faq_2_question, body: m.landing_faq_2_answer },
  { id: "birth-time", title: m.landing_faq_3_question, body: m.landing_faq_3_answer },
  { id: "delivery", title: m.landing_faq_4_question, body: m.landing_faq_4_answer },
  { id: "refund", title: m.landing_faq_5_question, body: m.landing_faq_5_answer },
  { id: "privacy", title: m.landing_faq_6_question, body: m.landing_faq_6_answer },
  { id: "difference", title: m.landing_faq_7_question, body: m.landing_faq_7_answer },
  { id: "for-others", title: m.landing_faq_8_question, body: m.landing_faq_8_answer },
] as const;

/** The eight questions, and an address for the ninth. */
export function Questions() {
  const email = useVisitor()?.supportEmail;
  return (
    <section className="sec t0" id="faq" aria-labelledby="questions">
      <div className="wrap questions">
        <div>
          <h2 id="questions">{m.landing_faq_title()}</h2>
          {email ? (
            <p className="lead">
              {m.landing_faq_else()} <a href={framePaths.mail(email)}>{m.landing_faq_write()}</a>{" "}
              {m.landing_faq_answer()}
            </p>
          ) : null}
        </div>
        <Accordion
          name="faq"
          open="contents"
          items={questions.map(({ id, title, body }) => ({ id, title: title(), body: <p>{body()}</p> }))}
        />
      </div>
    </section>
  );
}
