import { PageFrame } from "../../components/page-frame.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { paths } from "../../paths.ts";
import { ChapterSheet } from "./chapter-sheet.tsx";
import { ClosingPlate } from "./closing-plate.tsx";
import { type ScreenDocument, type ScreenParts, screenParts } from "./document-parts.ts";
import { ActionMenu } from "./menu/action-menu.tsx";
import { completePdfName } from "./menu/pdf-file-name.ts";
import type { MenuSection } from "./menu/section-menu.tsx";
import { Overview, overviewAnchor } from "./opening/overview.tsx";
import { ReportHead } from "./opening/report-head.tsx";
import { SignCard } from "./opening/sign-card.tsx";
import { shareText } from "./share-text.ts";
import "./styles/report.css";
import "./styles/sign-cards.css";
import "./styles/chapters.css";
import "./styles/tables.css";
import "./styles/citation.css";
import "./menu/menu.css";

interface ReportScreenProps {
  readonly document: ScreenDocument;
  readonly secret: string;
  /** Without a closing slash; for the links a reader hands on. */
  readonly siteUrl: string;
}

/** A paid report, the whole of it on one page. */
export function ReportScreen({ document, secret, siteUrl }: ReportScreenProps) {
  const parts = screenParts(document);
  const pdf = { href: paths.reportPdf(secret), fileName: completePdfName(document.subject.name) };
  const share = { address: `${siteUrl}${paths.home()}`, text: shareText(parts.signs, document.publisher) };
  return (
    <PageFrame>
      <div className="wrap report">
        <ReportHead subject={document.subject} seal={document.seal} language={document.language} />
        <div className="rule" aria-hidden="true" />
        <div lang={document.language}>
          <Overview parts={parts} />
          <section className="sign-cards" aria-label={m.report_signs()}>
            {parts.signs.map((part) => (
              <SignCard key={part.chapter.id} part={part} allNotes={parts.notes} />
            ))}
          </section>
          {parts.chapters.map((chapter) => (
            <ChapterSheet key={chapter.id} chapter={chapter} allNotes={parts.notes} />
          ))}
          <Hash document={document} />
        </div>
        <ClosingPlate pdf={pdf} />
      </div>
      <ActionMenu
        pdf={pdf}
        share={share}
        secretAddress={`${siteUrl}${paths.report(secret)}`}
        sections={menuSections(parts)}
      />
    </PageFrame>
  );
}

/** What names this text exactly: the PDF prints the same. */
function Hash({ document }: { readonly document: ScreenDocument }) {
  if (!document.hash) return null;
  return (
    <p className="report-hash">
      {document.frame.colophon} <code>{document.hash}</code>
    </p>
  );
}

function menuSections({ glanceTitle, signs, chapters }: ScreenParts): readonly MenuSection[] {
  return [
    { id: overviewAnchor, title: glanceTitle, glyph: "star-8" },
    ...[...signs.map((part) => part.chapter), ...chapters].map(({ id, title, glyph }) => ({ id, title, glyph })),
  ];
}
