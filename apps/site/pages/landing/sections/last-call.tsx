import { EngravedPlate } from "../../../components/engraved/engraved-plate.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useJourneyStart } from "../../../components/journey-address.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { LandingSky } from "../landing-sky.server.ts";

/** The closing call to action, under the night sky. */
export function LastCall({ sky, price }: { readonly sky: LandingSky; readonly price: string }) {
  return (
    <section className="last below" aria-labelledby="last-call">
      <EngravedPlate drawing={sky.closingSky} decorative fit="slice" />
      <div className="wrap">
        <h2 id="last-call">{m.landing_last_title()}</h2>
        <p>{m.landing_last_text({ price })}</p>
        <ButtonLink to={useJourneyStart()}>{m.landing_start()}</ButtonLink>
      </div>
    </section>
  );
}
