import { Glyph } from "../../../components/drawings/glyph.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { percentText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import { LinkDialog, useLinkDialog } from "../share/link-dialog.tsx";
import { QrDialog, useQrDialog } from "../share/qr-dialog.tsx";
import { ShareMenu, shareMenuId } from "../share/share-menu.tsx";
import type { Shared } from "../share/share-targets.ts";
import type { VersionLink } from "../versions/report-versions.ts";
import { FormsMenu } from "./forms-menu.tsx";
import { type MenuSection, SectionMenu } from "./section-menu.tsx";
import { usePdfDownload } from "./use-pdf-download.ts";

export interface ActionMenuProps {
  readonly pdf: { readonly href: string; readonly fileName: string };
  readonly sections: readonly MenuSection[];
  /** Other versions of the report. */
  readonly versions: readonly VersionLink[];
  readonly share: Shared;
  /** The page that corrects the birth. */
  readonly correctHref: string;
  /** The report's secret address: it opens the whole report to anyone who has it. */
  readonly secretAddress: string;
  /** The secret of the report's link, for its other forms; null for an earlier version, which has none. */
  readonly formsOf: string | null;
}

const sectionMenuId = "section-menu";
const formsMenuId = "forms-menu";

/** PDF, share, sections and the birth: a column on the right, a bottom bar on phones. The menus are native popovers, so they open,
 * and close on Escape, without a script. */
export function ActionMenu({ pdf, sections, versions, share, correctHref, secretAddress, formsOf }: ActionMenuProps) {
  const { working, percent, link } = usePdfDownload(pdf);
  const locale = useVisitor()?.locale ?? baseLocale;
  const dialog = useLinkDialog();
  const qr = useQrDialog();
  return (
    <>
      <nav className="actions" aria-label={m.report_actions()}>
        <a {...link} className="actions-pdf" aria-busy={working || undefined}>
          {working ? <span className="spin" aria-hidden="true" /> : <Glyph name="download" size={24} />}
          <b>{m.report_pdf()}</b>
          <span className="tip">
            {working ? m.report_pdf_working() : m.report_pdf_download()}
            {percent === null ? null : ` ${percentText(percent, locale)}`}
          </span>
        </a>
        {formsOf === null ? null : (
          <button type="button" popoverTarget={formsMenuId}>
            <Glyph name="copy" size={24} />
            <b>{m.report_forms_short()}</b>
            <span className="tip" aria-hidden="true">
              {m.report_forms()}
            </span>
          </button>
        )}
        <button type="button" popoverTarget={shareMenuId}>
          <Glyph name="share" size={24} />
          <b>{m.report_share()}</b>
          <span className="tip" aria-hidden="true">
            {m.report_share()}
          </span>
        </button>
        <button type="button" popoverTarget={sectionMenuId}>
          <Glyph name="sections" size={24} />
          <b>{m.report_sections()}</b>
          <span className="tip" aria-hidden="true">
            {m.report_sections()}
          </span>
        </button>
        <a href={correctHref} aria-label={m.correct_title()}>
          <Glyph name="clock" size={24} />
          <b aria-hidden="true">{m.correct_short()}</b>
          <span className="tip" aria-hidden="true">
            {m.correct_title()}
          </span>
        </a>
      </nav>
      {formsOf === null ? null : <FormsMenu id={formsMenuId} secret={formsOf} />}
      <ShareMenu share={share} onCopyLink={dialog.open} onQrCode={qr.open} />
      <SectionMenu id={sectionMenuId} sections={sections} versions={versions} />
      <QrDialog dialog={qr} siteAddress={share.address} secretAddress={secretAddress} />
      <LinkDialog dialog={dialog.ref} siteAddress={share.address} secretAddress={secretAddress} />
    </>
  );
}
