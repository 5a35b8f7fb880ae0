import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

export const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const madrid = { latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" };
const saoPaulo = { latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" };

const born = (date: string, time: string | null, place = madrid): Birth => ({ date, time, ...place });

/** Pairs with few contacts, as many as usual, and very many; and one without a birth time. */
export const pairBirths: Readonly<Record<string, readonly [first: Birth, second: Birth]>> = {
  quiet: [born("1975-08-15", "17:30"), born("1983-12-08", "11:45", saoPaulo)],
  middling: [born("1990-06-15", "14:30"), born("1988-11-03", "07:20")],
  crowded: [born("1988-02-12", "17:30"), born("1988-02-17", "18:10", saoPaulo)],
  untimed: [born("1990-06-15", null), born("1988-11-03", "07:20")],
};

/** Years with few exact passes, as many as usual, and many; and one without a birth time. */
export const yearBirths: Readonly<Record<string, { readonly birth: Birth; readonly from: string }>> = {
  quiet: { birth: born("1950-01-01", "00:30"), from: "2026-12-01" },
  middling: { birth: born("1990-06-15", "14:30"), from: "2026-12-12" },
  crowded: { birth: born("1988-02-12", "17:30"), from: "2026-12-01" },
  untimed: { birth: born("1991-02-24", null), from: "2026-11-27" },
};
