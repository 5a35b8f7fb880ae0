import { degreeText } from "@cosmic/chart/display";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { planetName, signGlyph, signName } from "../../../components/drawings/sky-names.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { LandingSky } from "../landing-sky.server.ts";

/** Positions of the seven visible planets at noon, in one line. */
export function SkyToday({ today }: { readonly today: LandingSky["today"] }) {
  return (
    <section className="now" aria-labelledby="sky-today">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, so the keyboard must reach it. */}
      <div className="wrap" tabIndex={0}>
        <h2 id="sky-today">{m.landing_now_title()}</h2>
        <ul>
          {today.map((place) => (
            <li key={place.planet}>
              <Glyph name={place.planet} size={20} title={planetName(place.planet)} />
              <span className="num">{degreeText(place)}</span>
              <Glyph name={signGlyph(place.sign)} size={18} title={signName(place.sign)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
