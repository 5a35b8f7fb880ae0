import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { answerClock } from "../../clock-question.ts";
import { lineCommand } from "../command.ts";

export const clock = lineCommand(
  [
    "npm run -s operator -- clock < questions.jsonl",
    "",
    'A question: {"id"?, "zone", "local": "YYYY-MM-DDTHH:MM[:SS]", "longitude"?}, local times from 1900 on.',
    'An answer: {"id", "kind": "once" | "twice" | "never", "choices": [{"offsetSeconds", "utc", "daylightSaving",',
    '"abbreviation"}], "source"}. Of a time that never was: the offset before the jump, then the one after.',
    "The longitude, degrees east, counts where the zone kept local mean time.",
  ],
  () => {
    const timeZones = timeZonesFrom(zoneHistory);
    return (input) => answerClock(input, timeZones);
  },
);
