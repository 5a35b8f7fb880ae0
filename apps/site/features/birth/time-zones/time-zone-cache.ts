import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import { type BirthData, parseJson } from "../draft/birth-data.ts";
import { tabStore } from "../session/session-store.ts";
import { zoneTableKey } from "../session/tab-keys.ts";
import { fetchZoneAt, fetchZoneTable, readZoneTable } from "./fetch-zone.ts";

/** For births with a manual offset, which need no zone. */
const noZones: ZoneTable = { version: "", links: {}, zones: {} };

interface Held {
  readonly table: ZoneTable;
  readonly timeZones: TimeZones;
}

const held = new Map<string, Held>();
const asked = new Map<string, Promise<Held | null>>();

/** A zone's time zones if already loaded; browser only. */
export const cachedTimeZones = (zone: string): TimeZones | null => heldZone(zone)?.timeZones ?? null;

/** A zone's time zones, fetched once; null on failure, and then the next call retries. */
export async function loadTimeZones(zone: string): Promise<TimeZones | null> {
  return (await zoneNamed(zone))?.timeZones ?? null;
}

function heldZone(zone: string): Held | null {
  const known = held.get(zone);
  if (known) return known;
  const kept = readZoneTable(parseJson(tabStore.read(zoneTableKey) ?? ""));
  return kept && Object.hasOwn(kept.zones, zone) ? hold(zone, kept) : null;
}

function zoneNamed(zone: string): Promise<Held | null> {
  const here = heldZone(zone);
  if (here) return Promise.resolve(here);
  const asking = asked.get(zone) ?? ask(zone);
  asked.set(zone, asking);
  return asking;
}

async function ask(zone: string): Promise<Held | null> {
  const table = await fetchZoneTable(zone, fetch);
  asked.delete(zone);
  return table && Object.hasOwn(table.zones, zone) ? keep(zone, table) : null;
}

/** The zone at coordinates, whose history is cached from now on; null on failure. */
export async function zoneOf(point: { readonly latitude: number; readonly longitude: number }): Promise<string | null> {
  const found = await fetchZoneAt(point, fetch);
  if (found === null) return null;
  keep(found.zone, found.table);
  return found.zone;
}

/** The time zones for reading a birth's local time; null on failure. */
export function timeZonesForBirth(birth: BirthData): Promise<TimeZones | null> {
  return birth.offsetSeconds === undefined ? loadTimeZones(birth.timezone) : Promise.resolve(timeZonesFrom(noZones));
}

/** The same as a plain table, which can be posted to a worker. */
export async function zonesForBirth(birth: BirthData): Promise<ZoneTable | null> {
  return birth.offsetSeconds === undefined ? ((await zoneNamed(birth.timezone))?.table ?? null) : noZones;
}

function hold(zone: string, table: ZoneTable): Held {
  const zoneHeld = { table, timeZones: timeZonesFrom(table) };
  held.set(zone, zoneHeld);
  return zoneHeld;
}

function keep(zone: string, table: ZoneTable): Held {
  // Stored in this tab, so that a reload or a lost connection does not need it again.
  tabStore.write(zoneTableKey, JSON.stringify(table));
  return hold(zone, table);
}
