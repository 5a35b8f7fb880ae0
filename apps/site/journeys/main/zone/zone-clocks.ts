import type { Clocks } from "@cosmic/atlas/clock";
import { clocksFrom } from "@cosmic/atlas/clock-history";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import { type BirthSession, parseJson } from "../birth-session.ts";
import { tabStore } from "../session/session-store.ts";
import { fetchZoneAt, fetchZoneTable, readZoneTable } from "./fetch-zone.ts";

/** The history of the zone last looked at stays in this tab, so that a reload or a lost line does not cost it. */
const zoneTableKey = "zoneTable";

/** For a birth whose offset was set by hand: no zone is asked. */
const noClocks = clocksFrom({ version: "", links: {}, zones: {} });

const held = new Map<string, Clocks>();
const asked = new Map<string, Promise<Clocks | null>>();

/** The clocks of a zone when they are here already; the browser only. */
export function heldClocks(zone: string): Clocks | null {
  const known = held.get(zone);
  if (known) return known;
  const kept = readZoneTable(parseJson(tabStore.read(zoneTableKey) ?? ""));
  return kept && Object.hasOwn(kept.zones, zone) ? hold(zone, kept) : null;
}

/** The clocks of a zone, fetched once; null when they cannot be had, and then the next call asks again. */
export function clocksOf(zone: string): Promise<Clocks | null> {
  const here = heldClocks(zone);
  if (here) return Promise.resolve(here);
  const asking = asked.get(zone) ?? ask(zone);
  asked.set(zone, asking);
  return asking;
}

async function ask(zone: string): Promise<Clocks | null> {
  const table = await fetchZoneTable(zone, fetch);
  asked.delete(zone);
  return table && Object.hasOwn(table.zones, zone) ? keep(zone, table) : null;
}

/** The zone at coordinates, its clocks held from now on; null when it cannot be had. */
export async function zoneOf(point: { readonly latitude: number; readonly longitude: number }): Promise<string | null> {
  const found = await fetchZoneAt(point, fetch);
  if (found === null) return null;
  keep(found.zone, found.table);
  return found.zone;
}

/** The clocks a birth is read by; null when they cannot be had. */
export function clocksForBirth(birth: BirthSession): Promise<Clocks | null> {
  return birth.offsetSeconds === undefined ? clocksOf(birth.timezone) : Promise.resolve(noClocks);
}

function hold(zone: string, table: ZoneTable): Clocks {
  const clocks = clocksFrom(table);
  held.set(zone, clocks);
  return clocks;
}

function keep(zone: string, table: ZoneTable): Clocks {
  tabStore.write(zoneTableKey, JSON.stringify(table));
  return hold(zone, table);
}
