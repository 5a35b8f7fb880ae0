import type { BirthProblem } from "@cosmic/chart/birth";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import { natalChart } from "@cosmic/chart/natal-chart";
import { type BirthContext, readBirth } from "@cosmic/chart/read-birth";
import { readSoldBirth, type SoldBirth, type StoredBirth, sellBirth } from "../orders/sold-birth.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { BirthData } from "./checkout-form.ts";

type BirthTools = Pick<ShopTools, "clock" | "timeZones" | "zoneAt">;

/** Length of `YYYY-MM-DD`. */
const dateLength = 10;

/** A birth whose chart can be computed, with the clock it was computed by; or what is wrong with it; `field` is the form's. */
export type BirthDataReading =
  | { readonly ok: true; readonly birth: SoldBirth }
  | { readonly ok: false; readonly field: string; readonly code: BirthProblem["code"] };

/** The form's name of a birth's field. */
const formFields: Readonly<Record<string, string>> = {
  date: "birthDate",
  time: "birthTime",
  place: "birthCity",
  zone: "timezone",
  name: "fullName",
};

/** Reads the birth of a checkout and proves that its chart can be computed, so that nothing is sold that cannot be made. */
export function readBirthData(
  tools: BirthTools & Pick<ShopTools, "sky">,
  data: BirthData,
  name: string,
): BirthDataReading {
  const place = [data.birthCity, data.birthCountry].filter(Boolean).join(", ");
  const read = readBirth(
    {
      ...(name ? { name } : {}),
      ...(place ? { place } : {}),
      date: data.birthDate,
      time: data.timeUnknown ? null : data.birthTime,
      latitude: data.latitude,
      longitude: data.longitude,
      zone: data.timezone,
      offsetSeconds: data.offsetSeconds,
      fold: data.fold,
    },
    contextOf(tools),
  );
  if (!read.ok) return refused(read.problem);
  const ahead = aheadOfNow(read.birth, tools.timeZones, tools.clock.now().getTime() / 1000);
  if (ahead !== null) return refused({ field: ahead, code: "out-of-range" });
  const chart = natalChart(read.birth, tools);
  return chart.ok ? { ok: true, birth: sellBirth(read.birth, chart.facts, tools.timeZones) } : refused(chart.problem);
}

/** Reads a birth the database holds. Throws when it is none: only what was read before is ever written. */
export function readStoredBirth(tools: BirthTools, stored: unknown): StoredBirth {
  return readSoldBirth(stored, contextOf(tools), tools.timeZones);
}

function refused({ field, code }: Pick<BirthProblem, "field" | "code">): BirthDataReading {
  return { ok: false, field: formFields[field] ?? field, code };
}

function contextOf({ clock, timeZones, zoneAt }: BirthTools): BirthContext {
  const today = clock.now().toISOString().slice(0, dateLength);
  return { today, knowsZone: (zone) => timeZones.knows(zone), ...(zoneAt ? { zoneAt } : {}) };
}
