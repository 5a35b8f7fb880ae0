import type { PlacementEntry } from "@cosmic/report/chart-entries";
import { Link } from "react-router";
import { AspectGlyph } from "../bodies.tsx";
import { aspectsOf, useChart } from "../chart-context.ts";
import { NamedGlyph } from "../named-glyph.tsx";
import { useSectionAddress } from "../tabs/section-address.ts";

/** How many closest aspects a placement lists. */
const toldAspects = 4;

/** A placement in brief: position, condition, closest aspects, and a link to its chapter. */
export function PlacementCard({ placement }: { readonly placement: PlacementEntry }) {
  const chart = useChart();
  const address = useSectionAddress();
  const { name, glyph, place, house, strength, rules, sections } = placement;
  const aspects = aspectsOf(chart, placement.id).slice(0, toldAspects);
  return (
    <div className="placement-card">
      <p className="placement-name">
        <NamedGlyph name={glyph} size={24} />
        <b>{name}</b> <span className="num">{[place, house].filter(Boolean).join(" · ")}</span>
      </p>
      <p className="placement-state">{[strength?.condition, rules].filter(Boolean).join(" · ")}</p>
      <ul className="placement-aspects">
        {aspects.map((aspect) => (
          <li key={aspect.id}>
            <AspectGlyph type={aspect.type} size={16} />
            {aspect.name} <span className="num">{aspect.orb}</span>
          </li>
        ))}
      </ul>
      {sections[0] === undefined ? null : (
        <p className="placement-more">
          <Link to={address(sections[0])}>{chart.labels.readOn}</Link>
        </p>
      )}
    </div>
  );
}
