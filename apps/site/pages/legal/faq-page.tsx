import { framePaths } from "../../components/layout/frame-paths.ts";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { QuestionList } from "../../components/text/question-list.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import "../../styles/text/reading.css";

/** The FAQ on its own page. */
export function FaqPage() {
  const email = useVisitor()?.supportEmail ?? "";
  return (
    <PageFrame header="full">
      <div className="wrap sec questions questions-page">
        <div>
          <h1>{m.landing_faq_title()}</h1>
          <p className="lead">
            {m.landing_faq_else()} <a href={framePaths.mail(email)}>{m.landing_faq_write()}</a> {m.landing_faq_answer()}
          </p>
        </div>
        <QuestionList />
      </div>
    </PageFrame>
  );
}
