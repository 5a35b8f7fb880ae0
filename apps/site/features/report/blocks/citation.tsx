import { factSubject } from "@cosmic/chart/fact-index/fact-ids";
import type { AspectEntry, ChartEntries, HouseEntry, PlacementEntry } from "@cosmic/report/chart-entries";
import type { FactIds } from "@cosmic/report/document";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { m } from "../../../generated/paraglide/messages.js";
import { AspectGlyphs } from "../bodies.tsx";
import { useChart } from "../chart-context.ts";
import { NamedGlyph } from "../named-glyph.tsx";
import { useSectionAddress } from "../tabs/section-address.ts";

/** The diamond after a paragraph and the panel it opens: native `details`, one open at a time. */
export function Citation({ facts }: { readonly facts: FactIds }) {
  const chart = useChart();
  const { placements, houses, aspects } = entriesBehind(facts, chart);
  const others = chart.facts.filter(({ id }) => facts.includes(id));
  return (
    <details className="citation" name="citation" onKeyDown={closeOnEscape}>
      <summary>
        <span className="sr">{m.report_rests_on()}</span>
      </summary>
      <div className="citation-plate">
        <p className="citation-title" aria-hidden="true">
          {m.report_rests_on()}
        </p>
        {placements.map((placement) => (
          <CitedPlacement key={placement.id} placement={placement} />
        ))}
        {houses.map((house) => (
          <CitedHouse key={house.number} house={house} />
        ))}
        {aspects.map((aspect) => (
          <CitedAspect key={aspect.id} aspect={aspect} />
        ))}
        {others.map(({ id, name, section }) => (
          <div key={id} className="citation-note">
            <p className="citation-name">
              <To section={section}>{name}</To>
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}

/** The chart entries behind facts: `moon.house` is the Moon, `house-3.sign` the third house, `venus-square-saturn` that
 * aspect. */
export function entriesBehind(facts: FactIds, chart: Pick<ChartEntries, "placements" | "houses" | "aspects">) {
  const subjects = new Set(facts.map(factSubject));
  return {
    placements: chart.placements.filter(({ id }) => subjects.has(id)),
    houses: chart.houses.filter(({ number }) => subjects.has(`house-${number}`)),
    aspects: chart.aspects.filter(({ id }) => subjects.has(id)),
  };
}

function CitedPlacement({ placement }: { readonly placement: PlacementEntry }) {
  const { labels } = useChart();
  const { name, glyph, place, house, strength, sections } = placement;
  return (
    <div className="citation-note">
      <p className="citation-name">
        <NamedGlyph name={glyph} size={20} />
        <To section={sections[0]}>{name}</To>
      </p>
      <dl>
        <Row label={labels.sign} value={place} />
        {house ? <Row label={labels.house} value={house} /> : null}
        {strength ? <Row label={labels.condition} value={strength.condition} /> : null}
      </dl>
    </div>
  );
}

function CitedHouse({ house }: { readonly house: HouseEntry }) {
  const { labels } = useChart();
  return (
    <div className="citation-note">
      <p className="citation-name">
        <NamedGlyph name={house.cusp.glyph} size={20} className={house.cusp.element ?? ""} />
        <To section={house.section}>
          {labels.house} {house.number}
        </To>
      </p>
      <dl>
        <Row label={labels.sign} value={house.cusp.text} />
      </dl>
      <p>{house.key}</p>
    </div>
  );
}

function CitedAspect({ aspect }: { readonly aspect: AspectEntry }) {
  const { labels } = useChart();
  return (
    <div className="citation-note">
      <p className="citation-name">
        <AspectGlyphs aspect={aspect} />
        <To section={aspect.section}>{aspect.name}</To>
      </p>
      <dl>
        <Row label={labels.orb} value={aspect.orb} />
        {aspect.motion ? <Row label={labels.motion} value={aspect.motion} /> : null}
        <Row label={labels.means} value={aspect.means} />
      </dl>
    </div>
  );
}

/** A name, linked to the section that covers it if there is one. */
function To(props: { readonly section: string | undefined; readonly children: ReactNode }) {
  const address = useSectionAddress();
  return props.section === undefined ? (
    <span>{props.children}</span>
  ) : (
    <Link to={address(props.section)}>{props.children}</Link>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
