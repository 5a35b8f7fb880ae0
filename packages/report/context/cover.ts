import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { celebrationPlate } from "@cosmic/drawings/plates/celebration-plate";
import { type SkyMoment, skyOf, starsOver } from "@cosmic/drawings/stars/sky-of";
import { skyPlate } from "@cosmic/drawings/stars/sky-plate";
import type { PlacedSky } from "@cosmic/drawings/stars/star-field";
import type { ReportDocument } from "../document.ts";
import type { ReportContext } from "./report-context.ts";

const winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

type Skies = Pick<ReportDocument, "cover" | "celebration">;

/** The sky over the birthplace at the minute of birth, or at noon if the time is unknown: for the cover, and as the
 * plate shown when a report is ready. */
export function skiesOf(context: ReportContext): Skies {
  const { facts, birth } = context;
  const born = { facts, latitudeDeg: birth.latitude, longitudeDeg: birth.longitude };
  const moment = skyOf(born);
  const stars = starsOver(moment);
  const named = skyOf({ ...born, names: perPlanet((planet) => context.say(`planet.${planet}`)) });
  return { cover: coverOf(context, { ...moment, stars }), celebration: celebrationOf(context, { ...named, stars }) };
}

type Over = SkyMoment & { readonly stars: PlacedSky };

function coverOf({ say, facts, subject }: ReportContext, moment: Over): Skies["cover"] {
  const { place } = subject;
  return {
    sky: skyPlate({
      ...moment,
      title: facts.timeUnknown ? say("cover.skyTitleUntimed", { place }) : say("cover.skyTitle", { place }),
      letters: winds.map((wind) => say(`wind.${wind}`)),
    }),
    caption: say(facts.timeUnknown ? "cover.captionUntimed" : "cover.caption"),
  };
}

function celebrationOf({ say, facts, subject }: ReportContext, moment: Over): Skies["celebration"] {
  const { place } = subject;
  const plate = {
    ...moment,
    title: facts.timeUnknown ? say("cover.skyTitleUntimed", { place }) : say("cover.skyTitle", { place }),
    letters: [say("wind.n"), say("wind.e"), say("wind.s"), say("wind.w")],
    glory: true,
  } as const;
  return { wide: celebrationPlate(plate), compact: celebrationPlate({ ...plate, glory: false, compact: true }) };
}
