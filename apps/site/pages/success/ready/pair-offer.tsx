import { paths } from "@cosmic/addresses/paths";
import { Plate } from "../../../components/drawings/plate.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { m } from "../../../generated/paraglide/messages.js";

/** A short offer to compare two charts, with a link. */
export function PairOffer() {
  const near = useNearAddress();
  return (
    <Plate as="section" className="pair-offer" labelledBy="pair-offer">
      <div>
        <h2 id="pair-offer">{m.funnel_pair_title()}</h2>
        <p className="lead">{m.funnel_pair_text()}</p>
      </div>
      <ButtonLink variant="mystical" to={near(paths.compatibility())}>
        {m.funnel_pair()}
      </ButtonLink>
    </Plate>
  );
}
