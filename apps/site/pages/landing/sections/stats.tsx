import { figureClaims } from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";

/** The operator's three statistics. */
export function Stats() {
  return (
    <div className="wrap">
      <ul className="stats" aria-label={m.landing_stats_label()}>
        {figureClaims.map((claim) => (
          <li key={claim.id}>
            <b>{claim.text()}</b> <span>{claim.label()}</span>
          </li>
        ))}
      </ul>
      <div className="rule" aria-hidden="true" />
    </div>
  );
}
