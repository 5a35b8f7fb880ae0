import { decadeOf, decades } from "@cosmic/sky/ephemeris/decades";
import { openSky } from "@cosmic/sky/open-sky";
import type { Sky } from "@cosmic/sky/sky";
import { secondsPerDay, unixEpochJd } from "@cosmic/sky/units";

/** The URL of each decade's table: one content-hashed file of under 48 KB. */
const addresses = import.meta.glob<string>("../../../../packages/sky/tables/*.bin", {
  query: "?url",
  import: "default",
  eager: true,
});
const addressOf = (year: number) =>
  Object.entries(addresses).find(([file]) => file.endsWith(`/${year}.bin`))?.[1] ?? null;

/** Covers the day of birth, its neighbors, and the Sun's sign changes near a calendar boundary. */
const reachDays = 5;

const held = new Map<number, Uint8Array>();
const asked = new Map<number, Promise<void>>();
const sky = openSky((year) => held.get(year) ?? null);

/** The sky around a calendar day. Fetches its table once: one file, or two near the edge of a decade. */
export async function skyAbout(date: string): Promise<Sky> {
  const jd = unixEpochJd + Date.parse(`${date}T12:00:00Z`) / 1000 / secondsPerDay;
  const years = new Set([jd - reachDays, jd + reachDays].map(decadeOf));
  await Promise.all([...years].map((year) => asked.get(year) ?? ask(year)));
  return sky;
}

/** Fetches a table; a failed request is dropped, so that the next attempt retries. */
function ask(year: number): Promise<void> {
  const asking = fetchTable(year).catch((cause: unknown) => {
    asked.delete(year);
    throw new Error("the sky could not be fetched", { cause });
  });
  asked.set(year, asking);
  return asking;
}

async function fetchTable(year: number): Promise<void> {
  const address = addressOf(year);
  if (address === null) throw new Error(`there is no table for ${year}; there are ${decades.join(", ")}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  held.set(year, new Uint8Array(await response.arrayBuffer()));
}
