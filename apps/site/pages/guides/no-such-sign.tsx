import { paths } from "@cosmic/addresses/paths";
import { signs } from "@cosmic/chart/facts";
import { signName } from "../../components/drawings/sky-names.ts";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { m } from "../../generated/paraglide/messages.js";

/** Shown for an address that names no sign: the fixed Portuguese message, the same in the reader's language, and links
 * to the twelve signs. */
export function NoSuchSign() {
  return (
    <PageFrame header="full">
      <div className="wrap sec">
        <h1 lang="pt-BR">{m.guide_not_found()}</h1>
        <p className="lead">{m.guide_not_found_text()}</p>
        <ul className="chip-links">
          {signs.map((sign) => (
            <li key={sign}>
              <PageLink to={paths.guide(sign)}>{signName(sign)}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  );
}
