import { paths } from "@cosmic/addresses/paths";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Plate } from "../../../components/drawings/plate.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { PageFrame } from "../../../components/layout/page-frame.tsx";
import { ReportLanguageNote } from "../../../components/text/report-language-note.tsx";
import { ReportTemplate } from "../../../features/samples/report-template.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { FreeGlance } from "./free-glance.server.ts";
import "../../../features/samples/samples.css";
import "./free.css";

/** Nothing was paid: the free one-page chart, of the person in the query or of the sample, and the locked chapters. */
export function FreeScreen({ free }: { readonly free: FreeGlance }) {
  const isSample = free.of === "sample";
  return (
    <PageFrame>
      <ReportLanguageNote />
      <div className="wrap sec free">
        <p className="note">
          <Glyph name="info" size={20} />
          <span>{isSample ? m.success_free_sample() : m.success_free_person()}</span>
        </p>
        <h1>{m.success_glance_title()}</h1>
        <ReportTemplate view={free.view} />
        <Plate as="section" labelledBy="locked-title">
          <div className="free-locked">
            <h2 id="locked-title">{m.success_locked_title()}</h2>
            <p>{m.success_locked_text()}</p>
            <ul lang={free.view.language}>
              {free.locked.map((title) => (
                <li key={title}>
                  <Glyph name="lock" size={18} />
                  {title}
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.step("birth")}>{m.frame_get_report()}</ButtonLink>
          </div>
        </Plate>
      </div>
    </PageFrame>
  );
}
