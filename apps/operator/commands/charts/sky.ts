import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { answerSky } from "../../sky-question.ts";
import { lineCommand } from "../command.ts";

export const sky = lineCommand(
  [
    "npm run -s operator -- sky < instants.jsonl",
    "",
    'An instant: {"id"?, "utc": "YYYY-MM-DDTHH:MM:SSZ"} or {"id"?, "jdTt": [day, fraction]}, from 20 December 1899 to',
    '1 January 2120. An answer: {"id", "jdTt", "deltaTSeconds", "obliquity", "bodies": {"sun": {"longitude", "latitude",',
    '"distanceAu", "speed"}, …}}: apparent, geocentric, true equinox and ecliptic of date; degrees, degrees a day.',
    "Of nodes and apogee only the direction is meant: their distance is told as 0.",
  ],
  () => {
    const ephemeris = skyFromDisk();
    return (input) => answerSky(input, ephemeris);
  },
);
