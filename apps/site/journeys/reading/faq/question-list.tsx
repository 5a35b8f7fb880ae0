import { Accordion } from "../../../components/accordion.tsx";
import { questions } from "./questions.ts";

/** The questions, one open at a time. */
export function QuestionList() {
  return (
    <Accordion
      name="faq"
      open="contents"
      items={questions.map(({ id, title, body }) => ({ id, title: title(), body: <p>{body()}</p> }))}
    />
  );
}
