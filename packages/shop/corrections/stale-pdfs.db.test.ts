import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";

const races = 50;
/** What of the document the PDF shows: its time of birth, which each correction sets a minute further. */
const pdfOf = ({ subject }: { readonly subject: { readonly time: string } }) =>
  Buffer.from(`%PDF-1.7 /Type /Page born ${subject.time} ${"x".repeat(600)} %%EOF\n`);
const minuteIn = (pdf: Uint8Array): number => Number(/born 14:(\d\d)/.exec(Buffer.from(pdf).toString())?.[1] ?? -1);

let one: TestShop;
let sale: Sale;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), pdf: pdfOf });
  one.shop.startWorkers();
  const birthData = { birthTime: "14:00" };
  sale = await openSales(one).delivered("race@example.org", {
    birthData: {
      ...{ fullName: "Race", birthDate: "1990-06-15", ...birthData, birthCity: "São Paulo" },
      ...{ latitude: -23.5505, longitude: -46.6333, timezone: "America/Sao_Paulo" },
    },
  });
});
afterAll(() => one.close());

/** As the download does it. */
async function download(): Promise<number> {
  for (;;) {
    const report = await one.shop.openReportByLink(sale.secret);
    if (!report) throw new Error("the report does not open");
    const pdf = await one.shop.pdfOfOrder(report);
    if (pdf.ok) return minuteIn(pdf.pdf);
    if (pdf.reason === "busy") throw new Error("the printer is busy");
  }
}

test("of fifty corrections while PDFs are fetched, no fetch that began after one gets an older birth, and none of an old one stays stored", async () => {
  let committed = 0;
  let stale = 0;
  let fetched = 0;
  let over = false;
  const reader = async () => {
    while (!over) {
      const least = committed;
      if ((await download()) < least) stale += 1;
      fetched += 1;
    }
  };
  const readers = Array.from({ length: 6 }, reader);
  const birth = { date: "1990-06-15", latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" };
  for (let minute = 1; minute <= races; minute++) {
    // Prints last, so that corrections fall into them.
    one.printsAfter = new Promise((resolve) => setTimeout(resolve, minute % 7));
    const time = `14:${String(minute).padStart(2, "0")}`;
    const answer = await one.shop.correctOrder({ order: sale.number, birth: { ...birth, time }, dry: false });
    expect(answer).toMatchObject({ ok: true, corrections: minute });
    committed = minute;
  }
  over = true;
  await Promise.all(readers);
  process.stderr.write(`stale PDFs: ${stale} of ${fetched} fetched during ${races} corrections\n`);
  expect(fetched).toBeGreaterThan(races);
  expect(stale).toBe(0);
  const corrections = async () => (await one.shop.showOrder(sale.orderId))?.corrections.map(({ result }) => result);
  await vi.waitFor(async () => expect(await corrections()).not.toContain(null), { timeout: 45_000, interval: 50 });
  expect((await corrections())?.at(-1)).toBe("accepted");
  expect(await download()).toBe(races);
  const folder = join(one.dataDir, "pdf");
  const stored = readdirSync(folder).map((name) => minuteIn(readFileSync(join(folder, name))));
  expect(stored).toEqual([races]);
}, 240_000);

test("a print that began before a correction is discarded", async () => {
  const report = await one.shop.openReportByLink(sale.secret);
  if (!report) throw new Error("the report does not open");
  rmSync(join(one.dataDir, "pdf"), { recursive: true });
  let print = () => {};
  one.printsAfter = new Promise((resolve) => {
    print = resolve;
  });
  const early = one.shop.pdfOfOrder(report, "es");
  const birth = {
    date: "1990-06-15",
    time: "14:59",
    latitude: -23.5505,
    longitude: -46.6333,
    zone: "America/Sao_Paulo",
  };
  await one.shop.correctOrder({ order: sale.number, birth, dry: false });
  print();
  expect(await early).toEqual({ ok: false, reason: "outdated" });
  await vi.waitFor(async () => expect(await download()).toBe(59));
});
