import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { peer } from "../../peer.ts";
import type { Work } from "../../work.ts";

const perRound = 1024;
/** Towns with several births a day each: every market, half-hour and quarter-hour offsets, both hemispheres. */
const zones = [
  ...["America/New_York", "America/Chicago", "America/Los_Angeles", "America/Sao_Paulo", "America/Bahia"],
  ...["America/Mexico_City", "America/Argentina/Buenos_Aires", "Europe/London", "Europe/Madrid", "Europe/Berlin"],
  ...["Europe/Paris", "Europe/Moscow", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Sydney"],
];
const firstSeconds = Date.UTC(1900, 0, 1) / 1000;
const lastSeconds = Date.UTC(2038, 0, 1) / 1000;

/**
 * Random local times over the zones, the same for all contenders, by the minimal standard generator (Park and Miller
 * 1988).
 */
function questions(): readonly { readonly zone: string; readonly civil: ReturnType<typeof civilTimeAt> }[] {
  let state = 1;
  const chance = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: perRound }, () => ({
    zone: zones[Math.floor(chance() * zones.length)] ?? "UTC",
    civil: civilTimeAt(Math.floor(firstSeconds + chance() * (lastSeconds - firstSeconds))),
  }));
}

interface Luxon {
  readonly DateTime: {
    fromObject(civil: object, options: { readonly zone: string }): { readonly offset: number };
  };
}

/**
 * From a local time of 1900 to 2037 to its UTC offset. Luxon uses the runtime's zones, which lack most local times
 * before 1970.
 */
export const work: Work = {
  name: "clock",
  unit: "µs",
  ours: {
    name: "ours",
    async open() {
      const timeZones = timeZonesFrom(zoneHistory);
      const asked = questions();
      let sum = 0;
      return {
        perRound,
        round() {
          for (const { zone, civil } of asked) sum += timeZones.read(zone, civil, null).choices[0]?.offsetSeconds ?? 0;
          if (Number.isNaN(sum)) throw new Error("a clock gave no offset");
        },
      };
    },
  },
  peers: [
    {
      name: "luxon",
      async open() {
        // The package ships no types here; this is the part we use.
        const { DateTime } = (await peer("luxon")) as Luxon;
        const asked = questions();
        let sum = 0;
        return {
          perRound,
          round() {
            for (const { zone, civil } of asked) sum += DateTime.fromObject(civil, { zone }).offset;
            if (Number.isNaN(sum)) throw new Error("luxon gave no offset");
          },
        };
      },
    },
  ],
};
