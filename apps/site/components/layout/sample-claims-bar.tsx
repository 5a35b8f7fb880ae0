import { m } from "../../generated/paraglide/messages.js";
import { useVisitor } from "../visitor.ts";

/** Says that the figures, ratings and quotes of a page are samples; nothing where each is proven. */
export function SampleClaimsBar() {
  if (useVisitor()?.claims.samples !== true) return null;
  return (
    <div className="sample-claims">
      <p className="wrap">
        <b>{m.frame_samples_title()}</b> <span>{m.frame_samples_text()}</span>
      </p>
    </div>
  );
}
