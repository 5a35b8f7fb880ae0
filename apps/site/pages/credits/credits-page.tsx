import { Glyph } from "../../components/drawings/glyph.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { dataSources, type Source, typefaces } from "../../content/credits/sources.ts";
import { m } from "../../generated/paraglide/messages.js";
import type { LicencedPackages } from "./software.server.ts";
import "./credits.css";

/** What each source provides. */
const gifts: Readonly<Record<string, () => string>> = {
  baskervville: m.credits_of_baskervville,
  jost: m.credits_of_jost,
  libertinus: m.credits_of_libertinus,
  noto: m.credits_of_noto,
  de440: m.credits_of_de440,
  iers: m.credits_of_iers,
  tzdb: m.credits_of_tzdb,
  geonames: m.credits_of_geonames,
  boundaries: m.credits_of_boundaries,
  celestial: m.credits_of_celestial,
};

/** The usage terms of a source that has no license. */
const free: Readonly<Record<string, () => string>> = {
  de440: m.credits_free_use,
  iers: m.credits_free_use,
  tzdb: m.credits_public_domain,
};

/** Credits for the fonts, data and code the service uses. */
export function CreditsPage({ software }: { readonly software: readonly LicencedPackages[] }) {
  const count = software.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <PageFrame header="full">
      <div className="wrap sec credits-page">
        <h1>{m.credits_title()}</h1>
        <p className="lead">{m.credits_lead()}</p>
        <Sources title={m.credits_typefaces()} sources={typefaces} />
        <Sources title={m.credits_data()} sources={dataSources} />
        <section>
          <h2>{m.credits_drawings()}</h2>
          <p>{m.credits_drawings_text()}</p>
        </section>
        <section>
          <h2>{m.credits_software()}</h2>
          <p>{m.credits_software_lead({ count })}</p>
          {software.map(({ licence, packages }) => (
            <details key={licence}>
              <summary>
                {m.credits_packages({ licence, count: packages.length })}
                <Glyph name="plus" size={20} />
              </summary>
              <ul>
                {packages.map(({ name, versions }) => (
                  <li key={name}>
                    {name} <span className="cap num">{versions}</span>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      </div>
    </PageFrame>
  );
}

function Sources({ title, sources }: { readonly title: string; readonly sources: readonly Source[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="credits-sources">
        {sources.map(({ id, name, url, licence }) => (
          <div key={id}>
            <dt>
              <a href={url}>{name}</a>
              <span className="cap">{licence ?? free[id]?.()}</span>
            </dt>
            <dd>{gifts[id]?.()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
