import { paths } from "@cosmic/addresses/paths";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { Note } from "../../components/text/note.tsx";
import { ReportLanguageNote } from "../../components/text/report-language-note.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { dateText } from "../../locale/format/format.ts";
import { baseLocale } from "../../locale/locale.ts";
import { ChartContext } from "./chart-context.ts";
import { ChapterView } from "./pages/chapter-view.tsx";
import { SectionPlacesContext } from "./tabs/section-address.ts";
import type { FreshView } from "./versions/fresh-look.ts";
import "./styles/report-styles.ts";

interface FreshScreenProps {
  readonly view: FreshView;
  readonly secret: string;
  /** Today, YYYY-MM-DD. */
  readonly asOf: string;
  /** The day the report itself was written on, YYYY-MM-DD. */
  readonly written: string;
}

/** The chapter on the present of a report older than a year, written today. */
export function FreshScreen({ view, secret, asOf, written }: FreshScreenProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { chapter, chart, language, tabOf } = view;
  const dates = { date: dateText(asOf, locale), written: dateText(written, locale) };
  const report = paths.report(secret);
  return (
    <PageFrame>
      <ReportLanguageNote />
      <div className="wrap report fresh-look">
        <header className="fresh-head">
          <h1>{m.report_fresh_title()}</h1>
          <Note>
            {m.report_fresh_note(dates)} <a href={report}>{m.report_fresh_back()}</a>
          </Note>
        </header>
        <SectionPlacesContext value={{ tab: chapter.tab, tabOf, reportPath: report }}>
          <ChartContext value={chart}>
            <div lang={language}>
              <ChapterView chapter={chapter} />
            </div>
          </ChartContext>
        </SectionPlacesContext>
      </div>
    </PageFrame>
  );
}
