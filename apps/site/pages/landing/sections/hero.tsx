import { Glyph } from "../../../components/drawings/glyph.tsx";
import { EngravedPlate } from "../../../components/engraved/engraved-plate.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useJourneyStart } from "../../../components/journey-address.ts";
import { framePaths } from "../../../components/layout/frame-paths.ts";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { LandingSky } from "../landing-sky.server.ts";
import "./hero.css";

/** The hero: the product in one sentence, and a real chart under a real sky. */
export function Hero({ sky, price }: { readonly sky: LandingSky; readonly price: string }) {
  const start = useJourneyStart();
  const near = useNearAddress();
  return (
    <section className="hero" id="hero">
      <div className="wrap" id="home">
        <div className="txt">
          <h1 className="display">{m.landing_hero_title()}</h1>
          <p className="lead">{m.landing_hero_subtitle()}</p>
          <div className="cta">
            <ButtonLink to={start}>{m.landing_start()}</ButtonLink>
            <ButtonLink
              variant="starlight"
              to={near(framePaths.section("features"))}
              glyph={<Glyph name="star-8" size={20} />}
            >
              {m.landing_learn_more()}
            </ButtonLink>
          </div>
          <p className="cap">
            {m.landing_hero_note()}
            <br />
            {m.landing_hero_price({ price })}
          </p>
        </div>
        <figure>
          <div className="orrery draw">
            <EngravedPlate drawing={sky.heroSky} decorative />
            <EngravedPlate drawing={sky.wheel} className="only-l" />
            <EngravedPlate drawing={sky.compactWheel} className="only-s" />
          </div>
          <figcaption className="figcap">
            <span>{m.landing_hero_caption({ name: m.landing_sample_name() })}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
