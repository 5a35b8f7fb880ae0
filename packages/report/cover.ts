import { planets } from "@cosmic/chart/facts";
import { celebrationPlate } from "@cosmic/figures/celebration-plate";
import { skyOf } from "@cosmic/figures/sky-of";
import { skyPlate } from "@cosmic/figures/sky-plate";
import type { ReportDocument } from "./document.ts";
import type { Telling } from "./telling.ts";

const winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

/** The cover: the sky over the birthplace at that minute, or at noon when the hour is unknown. */
export function coverOf({ say, facts, birth, subject }: Telling): ReportDocument["cover"] {
  const { place } = subject;
  const moment = skyOf({ facts, latitudeDeg: birth.latitude, longitudeDeg: birth.longitude });
  return {
    sky: skyPlate({
      ...moment,
      title: facts.timeUnknown ? say("cover.skyTitleUntimed", { place }) : say("cover.skyTitle", { place }),
      letters: winds.map((wind) => say(`wind.${wind}`)),
    }),
    caption: say(facts.timeUnknown ? "cover.captionUntimed" : "cover.caption"),
  };
}

/** The plate that opens when a report is ready: the same moment, drawn for the screen. */
export function celebrationOf({ say, facts, birth, subject }: Telling): ReportDocument["celebration"] {
  const { place } = subject;
  const names = Object.fromEntries(planets.map((planet) => [planet, say(`planet.${planet}`)]));
  const plate = {
    ...skyOf({ facts, latitudeDeg: birth.latitude, longitudeDeg: birth.longitude, names }),
    title: facts.timeUnknown ? say("cover.skyTitleUntimed", { place }) : say("cover.skyTitle", { place }),
    letters: [say("wind.n"), say("wind.e"), say("wind.s"), say("wind.w")],
    glory: true,
  } as const;
  return { wide: celebrationPlate(plate), compact: celebrationPlate({ ...plate, glory: false, compact: true }) };
}
