import type { FunnelStep } from "@cosmic/addresses/paths";
import { m } from "../../generated/paraglide/messages.js";

const steps = [
  { step: "birth-data", words: m.funnel_guide_birth },
  { step: "contact", words: m.funnel_guide_contact },
  { step: "preview-payment", words: m.funnel_guide_preview },
] as const;

/** An outline of the three steps, beside the card with the current one. */
export function FunnelGuide({ step }: { readonly step: FunnelStep }) {
  return (
    <aside className="funnel-guide">
      <p className="funnel-title">{m.funnel_title()}</p>
      <p className="lead">{m.funnel_lead()}</p>
      <ol>
        {steps.map((one) => (
          <li key={one.step} aria-current={one.step === step ? "step" : undefined}>
            {one.words()}
          </li>
        ))}
      </ol>
    </aside>
  );
}
