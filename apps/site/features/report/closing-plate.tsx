import { Glyph } from "../../components/drawings/glyph.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { usePdfDownload } from "./menu/use-pdf-download.ts";
import { shareMenuId } from "./share/share-menu.tsx";

/** The report's last card: keep it, or share it. */
export function ClosingPlate({ pdf }: { readonly pdf: { readonly href: string; readonly fileName: string } }) {
  const { working, link } = usePdfDownload(pdf);
  return (
    <section className="plate closing" aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title">{m.report_closing_title()}</h2>
        <p className="lead">{m.report_closing_text()}</p>
      </div>
      <div className="closing-acts">
        <a {...link} className="btn cosmic" aria-busy={working || undefined}>
          <span className="btn-faces">
            <span className="btn-face" aria-hidden={working || undefined}>
              {m.report_save()}
            </span>
            <span className="btn-face" aria-hidden={!working || undefined}>
              <span className="spin" aria-hidden="true" />
              {m.report_pdf_working()}
            </span>
          </span>
        </a>
        <button type="button" className="btn starlight" popoverTarget={shareMenuId}>
          <Glyph name="star-4" size={20} />
          <span>{m.report_share_magic()}</span>
        </button>
      </div>
    </section>
  );
}
