import { heightsOf } from "@cosmic/drawings/book/day/day-heights";
import { note } from "../../context/blocks.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

/** Nearer the equator the Sun rises and sets on every day of the year, refraction counted. */
const leastPolarLatitudeDeg = 65;
/** Of the Sun's centre when its upper edge meets the horizon: what the heights of a day are counted from. */
const sunRisesAtDeg = -0.8333;

/** One paragraph for births near a pole: that the Sun did not rise or set that day, and that the Midheaven was under the horizon. */
export function polarSky(context: ReportContext): readonly Block[] {
  const { say, overhead } = context;
  const sun = sunOfDay(context);
  const midheaven = overhead?.midheavenBelow ? say("polar.reversed") : null;
  if (sun !== null && midheaven !== null) {
    return [note(say("polar.together", { sun, midheaven }), ["sun.sign", "midheaven.sign"])];
  }
  if (midheaven !== null) return [note(midheaven, ["midheaven.sign"])];
  return sun === null ? [] : [note(sun, ["sun.sign"])];
}

function sunOfDay({ say, facts, birth }: ReportContext): string | null {
  if (Math.abs(birth.latitude) < leastPolarLatitudeDeg) return null;
  const place = { facts, latitudeDeg: birth.latitude, longitudeDeg: birth.longitude };
  const heights = heightsOf(place, "sun").map(({ heightDeg }) => heightDeg);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  // Light bent by the air can keep the Sun in sight with its centre just under the horizon.
  const told = (distanceDeg: number) => {
    const degrees = Math.round(distanceDeg);
    return degrees < 1 ? say("polar.hair") : say("polar.degrees", { degrees: String(degrees) });
  };
  if (highest < 0) return say("polar.night", { depth: told(-highest - sunRisesAtDeg) });
  return lowest > 0 ? say("polar.day", { depth: told(lowest + sunRisesAtDeg) }) : null;
}
