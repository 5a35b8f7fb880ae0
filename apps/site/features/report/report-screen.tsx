import { paths } from "@cosmic/addresses/paths";
import { tabs } from "@cosmic/report/document";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { Note } from "../../components/text/note.tsx";
import { ReportLanguageNote } from "../../components/text/report-language-note.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { dateText } from "../../locale/format/format.ts";
import { baseLocale } from "../../locale/locale.ts";
import { ChartContext } from "./chart-context.ts";
import { ClosingPlate } from "./closing-plate.tsx";
import { ActionMenu } from "./menu/action-menu.tsx";
import { completePdfName } from "./menu/pdf-file-name.ts";
import type { MenuSection } from "./menu/section-menu.tsx";
import { OverviewTab } from "./opening/overview-tab.tsx";
import { ReportHead } from "./opening/report-head.tsx";
import { OrderLinks } from "./order-links.tsx";
import { ChapterView } from "./pages/chapter-view.tsx";
import { CalendarAddressContext } from "./pages/cycles/calendar-address.ts";
import { LetterContext } from "./pages/edition/letter-context.ts";
import { shareText } from "./share-text.ts";
import { type SectionPlaces, SectionPlacesContext, sectionAddress, tabAddress } from "./tabs/section-address.ts";
import { TabBar } from "./tabs/tab-bar.tsx";
import type { TabView } from "./tabs/tab-view.ts";
import { useLanding } from "./tabs/use-landing.ts";
import { type ReportVersions, versionLinks } from "./versions/report-versions.ts";
import { WheelContext } from "./wheel/wheel-context.ts";
import "./styles/report-styles.ts";
import "./menu/menu.css";

interface ReportScreenProps {
  readonly view: TabView;
  readonly secret: string;
  /** The site's address without a trailing slash, for the links a reader shares. */
  readonly siteUrl: string;
  /** Its birth was corrected just now. */
  readonly corrected: boolean;
  readonly versions: ReportVersions;
  /** It is older than a year, so that its chapter on the present is offered anew. */
  readonly aged?: boolean;
}

/** A paid report: its header, its eight tabs, and the open one. */
export function ReportScreen({ view, secret, siteUrl, corrected, versions, aged = false }: ReportScreenProps) {
  const { subject, tab, parts, language } = view;
  const locale = useVisitor()?.locale ?? baseLocale;
  const { shown } = versions;
  const href = shown === null ? paths.reportPdf(secret) : paths.reportVersionPdf(secret, shown);
  const pdf = { href, fileName: completePdfName(subject.name) };
  const others = versionLinks(secret, versions, locale);
  const share = { address: `${siteUrl}${paths.home()}`, text: shareText(view.signNames, view.publisher) };
  useTabOfHash(view);
  useLanding();
  return (
    <PageFrame>
      <ReportLanguageNote />
      {corrected ? (
        <div className="wrap report-corrected" role="status">
          <Note>{m.correct_done()}</Note>
        </div>
      ) : null}
      {shown === null ? null : <EarlierNote secret={secret} date={dateText(versions.asOf, locale)} />}
      {aged ? <FreshOffer secret={secret} /> : null}
      <SectionPlacesContext value={view}>
        <ChartContext value={view.chart}>
          <div className="wrap report">
            <ReportHead subject={subject} seal={view.seal} language={language} asOf={versions.asOf} />
          </div>
          <TabBar tab={tab} />
          <div className="wrap report" id={tab} role="tabpanel" aria-labelledby={`tab-${tab}`} lang={language}>
            {tab === "overview" ? <OverviewTab parts={parts} /> : null}
            <CalendarAddressContext value={shown === null ? paths.reportDates(secret) : null}>
              <LetterContext value={{ sketch: view.spineSketch, subject, asOf: versions.asOf }}>
                <WheelContext value={view.smallWheel}>
                  {parts.chapters.map((chapter) => (
                    <ChapterView key={chapter.id} chapter={chapter} />
                  ))}
                </WheelContext>
              </LetterContext>
            </CalendarAddressContext>
          </div>
          <div className="wrap report">
            <ClosingPlate pdf={pdf} />
            <OrderLinks secret={secret} versions={others} />
          </div>
          <ActionMenu
            pdf={pdf}
            share={share}
            correctHref={paths.reportCorrect(secret)}
            formsOf={shown === null ? secret : null}
            secretAddress={`${siteUrl}${paths.report(secret)}`}
            sections={menuSections(view)}
            versions={others}
          />
        </ChartContext>
      </SectionPlacesContext>
    </PageFrame>
  );
}

function FreshOffer({ secret }: { readonly secret: string }) {
  return (
    <div className="wrap report-corrected">
      <Note>
        {m.report_fresh_offer()} <a href={paths.reportNow(secret)}>{m.report_fresh_title()}</a>
      </Note>
    </div>
  );
}

function EarlierNote({ secret, date }: { readonly secret: string; readonly date: string }) {
  return (
    <div className="wrap report-corrected" role="status">
      <Note>
        {m.report_earlier_note({ date })} <a href={paths.report(secret)}>{m.report_earlier_back()}</a>
      </Note>
    </div>
  );
}

/** An address that names a section of another tab, typed or shared, opens that tab. */
function useTabOfHash(places: SectionPlaces) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // A tab's name is the anchor of its panel.
  const tab = tabs.find((one) => `#${one}` === hash) ?? places.tabOf[hash.slice(1)];
  useEffect(() => {
    if (tab !== undefined && tab !== places.tab) void navigate(tabAddress(tab, hash.slice(1)), { replace: true });
  }, [tab, places.tab, hash, navigate]);
}

function menuSections(view: TabView): readonly MenuSection[] {
  return view.contents.map(({ id, title, glyph }) => ({ id, title, glyph, to: sectionAddress(view, id) }));
}
