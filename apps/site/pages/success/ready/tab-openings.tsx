import { paths } from "@cosmic/addresses/paths";
import { Link } from "react-router";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { tabNames } from "../../../features/report/tabs/tab-names.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { TabOpening } from "../success-view.ts";

interface TabOpeningsProps {
  readonly openings: readonly TabOpening[];
  readonly secret: string;
  readonly language: string;
}

/** How each of the eight tabs begins, with a link to it. */
export function TabOpenings({ openings, secret, language }: TabOpeningsProps) {
  return (
    <section className="tab-openings" aria-labelledby="openings">
      <h2 id="openings">{m.success_tabs_title()}</h2>
      <ol>
        {openings.map(({ tab, chapters, text }) => (
          <li key={tab}>
            <div>
              <h3>
                <Link to={paths.reportSection(secret, { tab, id: tab })}>{tabNames[tab]()}</Link>
              </h3>
              {chapters.length > 1 ? (
                <p className="small" lang={language}>
                  {chapters.join(" · ")}
                </p>
              ) : null}
            </div>
            <p className="prose" lang={language}>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <ButtonLink to={paths.report(secret)}>{m.success_full_report()}</ButtonLink>
    </section>
  );
}
