import { framePaths } from "../../../components/layout/frame-paths.ts";
import { QuestionList } from "../../../components/text/question-list.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";

/** The eight FAQ entries, and a contact address for anything else. */
export function Questions() {
  const email = useVisitor()?.supportEmail;
  return (
    <section className="sec t0 below" id="faq" aria-labelledby="questions">
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
        <QuestionList />
      </div>
    </section>
  );
}
