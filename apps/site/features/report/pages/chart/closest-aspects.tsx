import { Link } from "react-router";
import { AspectGlyph } from "../../bodies.tsx";
import { aspectsOf, useChart } from "../../chart-context.ts";
import { useSectionAddress } from "../../tabs/section-address.ts";

/** As many as fit in the margin. */
const shown = 4;

/** A body's closest aspects with their orbs, each linked to its section. */
export function ClosestAspects({ of }: { readonly of: string }) {
  const chart = useChart();
  const address = useSectionAddress();
  const aspects = aspectsOf(chart, of).slice(0, shown);
  if (aspects.length === 0) return null;
  return (
    <div className="closest">
      <h4>{chart.labels.closest}</h4>
      <ul>
        {aspects.map(({ id, type, name, orb, section }) => (
          <li key={id}>
            <span>
              <AspectGlyph type={type} size={18} />
              {section === undefined ? name : <Link to={address(section)}>{name}</Link>}
            </span>
            <span className="num">{orb}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
