import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { readBirth } from "@cosmic/chart/birth-codec";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import type { ReportDocument } from "@cosmic/report/document";
import { data } from "react-router";
import { z } from "zod";
import { samplePeople } from "../../../features/samples/sample-people.ts";
import { type TemplateView, templateView } from "../../../features/samples/template-view.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { SiteServices } from "../../../server/services.ts";

/** A one-page chart for visitors who have not bought anything: of the person in the query string, or of the sample. */
export interface FreeGlance {
  readonly of: "person" | "sample";
  readonly view: TemplateView;
  /** Titles of the locked chapters. */
  readonly locked: readonly string[];
}

const timeZones = timeZonesFrom(zoneHistory);
/** The query parameters that describe a person; all others are ignored. */
const asked = z.object({
  fullName: z.string().max(200).catch(""),
  birthDate: z.string().max(10),
  birthTime: z.string().max(5).catch(""),
  birthCity: z.string().min(1).max(200),
  birthCountry: z.string().max(100).catch(""),
});

/** Who asks for a chart: the locale, the client and the services to use. */
interface Asker {
  readonly locale: Locale;
  /** The client's IP address. */
  readonly client: string;
  readonly services: SiteServices;
}

/** The free chart that `/success` shows without an order. Stores nothing. Throws 429 when this client requests too many
 * charts, 503 when too many are being written; the error page handles both. */
export async function freeGlance(query: URLSearchParams, { locale, client, services }: Asker): Promise<FreeGlance> {
  const person = personOf(query, services);
  const document =
    person === null ? await sampleReport(locale, services) : await freeReport(person, { locale, client, services });
  return {
    of: person === null ? "sample" : "person",
    view: templateView(document),
    locked: document.chapters.map(({ title }) => title),
  };
}

async function freeReport(birth: Birth, { locale, client, services }: Asker): Promise<ReportDocument> {
  const written = await services.shop.reportOfBirth(birth, locale, client);
  if (!written.ok) throw data(null, { status: written.reason === "too-many" ? 429 : 503 });
  return written.document;
}

function sampleReport(locale: Locale, { shop }: SiteServices): Promise<ReportDocument> {
  const { id, ...birth } = samplePeople[0];
  return shop.reportOfOrder({ orderId: id, corrections: 0, birth, soldBy: null, locale });
}

/** The person in the query string; null when there is none whose chart can be computed. */
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
    { today, knowsZone: (zone) => timeZones.knows(zone), zoneAt },
  );
  return birth.ok && aheadOfNow(birth.birth, timeZones, now / 1000) === null ? birth.birth : null;
}
