import { type BirthSky, skyAt } from "../birth-sky.ts";
import { type Planet, planets } from "../names.ts";
import { declination } from "../zodiac/declination.ts";

/** What neither rose nor set at a place during a civil day. */
export interface NeverCrossing {
  /** Above the horizon all day, in the usual order. */
  readonly alwaysUp: readonly Planet[];
  /** Below it all day. */
  readonly alwaysDown: readonly Planet[];
  /** False while the Sun neither rises nor sets: day and night then separate nobody born there. */
  readonly sectSeparates: boolean;
}

/**
 * The planets that neither rose nor set over the birthplace that civil day, by their declination at its start, middle
 * and end; true altitude, refraction and parallax ignored. None below 60° of latitude.
 */
export function neverCrossing({ sky, birth, day: { startUnix, endUnix } }: BirthSky): NeverCrossing {
  const skies = [startUnix, (startUnix + endUnix) / 2, endUnix].map((instant) => skyAt(sky, birth, instant));
  const always = (side: 1 | -1) =>
    planets.filter((planet) =>
      skies.every(({ positions, localSky }) => {
        const north = declination(positions[planet], localSky.obliquityDeg) * Math.sign(birth.latitude);
        return side * north > 90 - Math.abs(birth.latitude);
      }),
    );
  const [alwaysUp, alwaysDown] = [always(1), always(-1)];
  return { alwaysUp, alwaysDown, sectSeparates: ![...alwaysUp, ...alwaysDown].includes("sun") };
}
