import { useVisitor } from "../../../components/visitor.ts";
import { deliveredClaim, figureClaims, onlyShown, testimonials } from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";

/** The operator's statistics, as far as they are proven. The reports delivered stand here when there is no testimonial
 * for them to stand over. */
export function Stats() {
  const shown = useVisitor()?.claims;
  const alone = onlyShown(testimonials, shown).length === 0 ? [deliveredClaim] : [];
  const claims = onlyShown([...figureClaims, ...alone], shown);
  if (claims.length === 0) return null;
  return (
    <div className="wrap">
      <ul className="stats" aria-label={m.landing_stats_label()}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <b>{claim.text()}</b> <span>{claim.label()}</span>
          </li>
        ))}
      </ul>
      <div className="rule" aria-hidden="true" />
    </div>
  );
}
