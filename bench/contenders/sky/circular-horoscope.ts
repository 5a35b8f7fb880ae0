import type { Birth } from "@cosmic/chart/birth";
import { peer } from "../../peer.ts";

/** The part we use of `circular-natal-horoscope-js` 1.1.0. */
interface CircularHoroscope {
  readonly Origin: new (birth: object) => object;
  readonly Horoscope: new (wanted: object) => object;
}

/** Opens it; the returned function computes a whole tropical chart with Placidus houses and the major aspects. */
export async function circularHoroscope(): Promise<(birth: Birth) => void> {
  // The package's own type declarations are not visible here; its classes are called as in its README.
  const circular = (await peer("circular-natal-horoscope-js")) as CircularHoroscope;
  const points = ["bodies", "points", "angles"];
  return ({ date, time, latitude, longitude }) => {
    const [year, month = 1, day] = date.split("-").map(Number);
    const [hour, minute] = (time ?? "12:00").split(":").map(Number);
    const origin = new circular.Origin({ year, month: month - 1, date: day, hour, minute, latitude, longitude });
    new circular.Horoscope({
      origin,
      houseSystem: "placidus",
      zodiac: "tropical",
      aspectPoints: points,
      aspectWithPoints: points,
      aspectTypes: ["major"],
      customOrbs: {},
      language: "en",
    });
  };
}
