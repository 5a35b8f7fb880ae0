import { paths } from "@cosmic/addresses/paths";
import { Link } from "react-router";
import { type Score, ScoreBar } from "../../components/drawings/score-bar.tsx";
import { ButtonLink } from "../../components/fields/button.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale, languageTag } from "../../locale/locale.ts";
import { LanguageNote } from "../checkout/parts/language-note.tsx";
import { ReportTemplate } from "./report-template.tsx";
import { isSampleChart, type SampleId, samplePeople } from "./sample-people.ts";
import type { TemplateView } from "./template-view.ts";
import "./samples.css";

const kinds: Readonly<Record<SampleId, () => string>> = {
  "sample-1": m.samples_known,
  "sample-2": m.samples_unknown,
  "sample-3": m.samples_gathered,
};

interface SamplesProps {
  readonly shown: SampleId;
  readonly view: TemplateView;
  readonly scores: readonly Score[];
}

/** Three sample reports, one at a time, made by the same engine as sold reports. */
export function SamplesPage({ shown, view, scores }: SamplesProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <PageFrame header="full">
      <div className="wrap sec samples">
        <h1>{m.samples_title()}</h1>
        <p className="lead">{m.samples_lead()}</p>
        <nav aria-label={m.samples_title()}>
          <ul className="samples-choice">
            {samplePeople.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.sample(id)} aria-current={id === shown ? "page" : undefined} preventScrollReset>
                  <b>{name}</b>
                  <span>{kinds[id]()}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageNote locale={locale} />
        <ReportTemplate view={view}>
          <div className="template-scores">
            {scores.map((score) => (
              <ScoreBar key={score.label} {...score} />
            ))}
            {isSampleChart(shown) ? (
              <p className="cap" lang={languageTag(locale)}>
                {m.landing_scores_note()}
              </p>
            ) : null}
          </div>
        </ReportTemplate>
        <ButtonLink to={paths.step("birth")}>{m.frame_get_report()}</ButtonLink>
      </div>
    </PageFrame>
  );
}
