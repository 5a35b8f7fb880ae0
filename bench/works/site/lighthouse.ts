import { z } from "zod";
import type { BirthData } from "../../../apps/site/features/birth/draft/birth-data.ts";
import { birthDataKey } from "../../../apps/site/features/birth/session/tab-keys.ts";
import { paths } from "../../../packages/addresses/paths.ts";
import { newData, ready, startSite, stopSites } from "../../../tests/site-process.ts";
import { buildIfNeeded } from "../../../tools/operations/start/prepare.mjs";
import { type LighthouseReport, openLighthouse } from "../../contenders/site/lighthouse.ts";
import { median } from "../../measure.ts";
import type { Figure, Survey } from "../../work.ts";

const port = 3479;
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Marina Duarte, the product specification's sample customer: the preview is computed from what its tab stores. */
const birth: BirthData = {
  birthDate: "1990-06-15",
  birthTime: "14:30",
  timeUnknown: false,
  birthCity: "São Paulo",
  birthCountry: "Brazil",
  countryCode: "BR",
  latitude: -23.5505,
  longitude: -46.6333,
  timezone: "America/Sao_Paulo",
};
const keepBirth = `sessionStorage.setItem(${JSON.stringify(birthDataKey)}, ${JSON.stringify(JSON.stringify(birth))})`;

const pages = [
  { name: "landing", path: paths.home(), skip: [] },
  { name: "guide", path: paths.guide("Aries"), skip: [] },
  { name: "article", path: paths.article("four-minutes"), skip: [] },
  // Kept out of search engines on purpose: it shows one person's private data.
  { name: "preview", path: paths.step("preview"), skip: ["is-crawlable"], before: keepBirth },
];

/** Lighthouse on a phone, by page: four scores, script weight, requests to other sites, layout shift. */
export const work: Survey = {
  name: "lighthouse",
  async *figures() {
    await buildIfNeeded();
    const lighthouse = await openLighthouse();
    const site = startSite({ dataDir: newData(), port });
    try {
      await ready(site);
      for (const { path, ...page } of pages) {
        const reports: LighthouseReport[] = [];
        for (let run = 0; run < runs; run += 1)
          reports.push(await lighthouse.visit({ ...page, url: site.address + path, categories }));
        yield* figuresOf(page.name, site.address, reports);
        for (const fault of faultsOf(reports)) console.error(`bench: lighthouse ${page.name}: ${fault}`);
      }
    } finally {
      await lighthouse.close();
      await stopSites();
    }
  },
};

function* figuresOf(page: string, address: string, reports: readonly LighthouseReport[]): Generator<Figure> {
  const middle = (read: (report: LighthouseReport) => number) => median(reports.map(read));
  for (const category of categories) {
    const value = middle(({ categories: marks }) => marks[category]?.score ?? Number.NaN);
    yield { name: `${page} ${category}`, value, unit: "score" };
  }
  const script = middle((report) =>
    requestsOf(report)
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((bytes, { transferSize }) => bytes + transferSize, 0),
  );
  yield { name: `${page} script`, value: script / 1024, unit: "KB" };
  const elsewhere = middle((report) => requestsOf(report).filter(({ url }) => isElsewhere(url, address)).length);
  yield { name: `${page} to others`, value: elsewhere, unit: "requests" };
  const shift = middle(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
  yield { name: `${page} layout`, value: shift, unit: "shift" };
}

const requests = z.array(z.object({ url: z.string(), transferSize: z.number(), resourceType: z.string().optional() }));
const requestsOf = ({ audits }: LighthouseReport) => requests.parse(audits["network-requests"]?.details?.items);

/** Inline images and scripts (data: URLs) are not requests. */
const isElsewhere = (url: string, address: string) => /^(https?|wss?):/.test(url) && !url.startsWith(`${address}/`);

/** The audits that cost points on the last visit, except performance, whose audits are never perfect. */
function faultsOf(reports: readonly LighthouseReport[]): readonly string[] {
  const last = reports.at(-1);
  return categories.slice(1).flatMap((category) =>
    (last?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = last?.audits[id];
      const lost = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1;
      return lost ? [`${category} ${id} ${JSON.stringify(audit.details?.items ?? [])}`] : [];
    }),
  );
}
