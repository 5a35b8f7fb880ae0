import { heightsOf } from "@cosmic/drawings/book/day/day-heights";
import { note } from "../../context/blocks.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

/** Closer to the equator the Sun rises and sets every day of the year, including refraction. */
const leastPolarLatitudeDeg = 65;
/** Altitude of the Sun's center when its upper limb touches the horizon; the day's altitudes are relative to it. */
const sunRisesAtDeg = -0.8333;

/**
 * One paragraph for births near a pole: the Sun did not rise or set that day, or the Midheaven was below the horizon.
 */
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
  // Refraction can keep the Sun visible with its center just below the horizon.
  const told = (distanceDeg: number) => {
    const degrees = Math.round(distanceDeg);
    return degrees < 1 ? say("polar.hair") : say("polar.degrees", { degrees: String(degrees) });
  };
  if (highest < 0) return say("polar.night", { depth: told(-highest - sunRisesAtDeg) });
  return lowest > 0 ? say("polar.day", { depth: told(lowest + sunRisesAtDeg) }) : null;
}
