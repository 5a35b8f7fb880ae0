import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import { readBirth } from "@cosmic/chart/read-birth";
import { z } from "zod";
import type { Locale } from "../../locale/locale.ts";
import type { SiteServices } from "../../server/services.ts";
import { samplePeople } from "../samples/sample-people.ts";
import { type TemplateView, templateView } from "../samples/template-view.ts";

/** A chart on one page for whoever has bought nothing: of the person an address names, or of the sample. */
export interface FreeGlance {
  readonly of: "person" | "sample";
  readonly view: TemplateView;
  /** Titles of the chapters that stay closed. */
  readonly locked: readonly string[];
}

const clocks = clocksFrom(zoneHistory);
/** What an address may say of a person, §4; the rest of it is not looked at. */
const asked = z.object({
  fullName: z.string().max(200).catch(""),
  birthDate: z.string().max(10),
  birthTime: z.string().max(5).catch(""),
  birthCity: z.string().min(1).max(200),
  birthCountry: z.string().max(100).catch(""),
});

/** The free chart that `/success` shows without an order. Nothing is kept. */
export async function freeGlance(query: URLSearchParams, locale: Locale, services: SiteServices): Promise<FreeGlance> {
  const person = personOf(query, services);
  const { id, ...sample } = samplePeople[0];
  const { shop } = services;
  const document = await (person === null
    ? shop.reportOfOrder({ orderId: id, birth: sample, soldBy: null, locale })
    : shop.reportOfBirth(person, locale));
  return {
    of: person === null ? "sample" : "person",
    view: templateView(document),
    locked: document.chapters.map(({ title }) => title),
  };
}

/** The person an address names; null where it names none whose chart can be drawn. */
function personOf(query: URLSearchParams, { places }: SiteServices): Birth | null {
  const read = asked.safeParse(Object.fromEntries(query));
  if (!read.success || !places.ok) return null;
  const { fullName, birthDate, birthTime, birthCity, birthCountry } = read.data;
  const text = [birthCity, birthCountry].filter(Boolean).join(", ");
  const [place] = places.search.named({ text, limit: 1, locale: null });
  if (place === undefined) return null;
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const birth = readBirth(
    {
      ...(fullName ? { name: fullName } : {}),
      place: place.label,
      date: birthDate,
      time: birthTime === "" ? null : birthTime,
      latitude: place.latitude,
      longitude: place.longitude,
      zone: place.zone,
    },
    { today, knowsZone: (zone) => clocks.knows(zone), zoneAt },
  );
  return birth.ok && aheadOfNow(birth.birth, clocks, now / 1000) === null ? birth.birth : null;
}
