import { planets } from "@cosmic/chart/facts";
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
  const moment = skyOf({ facts, latitudeDeg: birth.latitude, longitudeDeg: birth.longitude });
  const over = { ...moment, stars: starsOver(moment) };
  return { cover: coverOf(context, over), celebration: celebrationOf(context, over) };
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
  const names = new Map<string, string>(planets.map((planet) => [planet, say(`planet.${planet}`)]));
  const plate = {
    ...moment,
    bodies: moment.bodies.map((body) => ({ ...body, name: names.get(body.glyph) ?? "" })),
    title: facts.timeUnknown ? say("cover.skyTitleUntimed", { place }) : say("cover.skyTitle", { place }),
    letters: [say("wind.n"), say("wind.e"), say("wind.s"), say("wind.w")],
    glory: true,
  } as const;
  return { wide: celebrationPlate(plate), compact: celebrationPlate({ ...plate, glory: false, compact: true }) };
}
