import { setTimeout as pause } from "node:timers/promises";
import { required } from "@cosmic/chart/required";
import { paths } from "../../../packages/addresses/paths.ts";
import { checkout } from "../../../tests/site-process.ts";
import { type BusySite, openBusySite } from "../../contenders/site/busy-site.ts";
import type { Figure, Survey } from "../../work.ts";

/** Seconds of load per overloaded address. */
const seconds = Number(process.env.BUSY_SECONDS ?? 30);
/** Only addresses whose name contains this. */
const only = process.env.BUSY_ADDRESS ?? "";
const requestsPerSecond = 20;
const visitors = 50;
/** Time between two pages of one visitor. */
const readingMs = 6000;
const healthEveryMs = 100;
const webhookEveryMs = 500;

/**
 * How well everybody else is served while one visitor requests the same address twenty times a second: one process in
 * both roles with the production rate limits, fifty visitors reading, the payment service calling. Wall-clock time, so
 * it needs a quiet machine.
 */
export const work: Survey = {
  name: "busy",
  async *figures() {
    const site = await openBusySite();
    try {
      await warmUp(site);
      const asked = Object.entries(dearAddresses(site)).filter(([name]) => name.includes(only));
      for (const [index, [name, ask]] of asked.entries()) {
        // Each starts with a full rate-limit budget.
        const visitor = from(`203.0.113.${index}`);
        yield* measured(site, name, ask && ((n) => ask(n, visitor)));
      }
    } finally {
      await site.close();
    }
  },
};

const warmUpRounds = 15;

type Ask = (n: number) => Promise<Response>;
type AskFrom = (n: number, visitor: ReturnType<typeof from>) => Promise<Response>;

const from = (address: string) => ({ "x-forwarded-for": address, "accept-encoding": "br, gzip" });
const birthOf = (n: number) =>
  `fullName=Busy&birthDate=19${60 + (n % 40)}-06-${String(10 + (n % 18))}&birthTime=14:30&birthCity=Madrid&birthCountry=Spain`;

function dearAddresses({ address, secret, unpaidSession }: BusySite): Readonly<Record<string, AskFrom | null>> {
  const get =
    (path: (n: number) => string): AskFrom =>
    (n, visitor) =>
      fetch(address + path(n), { headers: visitor, redirect: "manual" });
  return {
    nobody: null,
    "free chart": get((n) => `${paths.success()}?${birthOf(n)}`),
    "free chart, empty session": get((n) => `${paths.success()}?session_id=&${birthOf(n)}`),
    "free chart, data": get((n) => `${paths.success()}.data?${birthOf(n)}`),
    "free chart, other spelling": get((n) => `/SUCCESS/?${birthOf(n)}`),
    landing: get(() => paths.home()),
    "unpaid session": get(() => `${paths.success()}?session_id=${unpaidSession}`),
    report: get(() => paths.report(secret)),
    PDF: get(() => paths.reportPdf(secret)),
    "unknown link": get((n) => paths.report(String(n).padStart(43, "A"))),
    checkout: (n, visitor) => {
      const email = `busy-${n}@example.org`;
      const body = JSON.stringify({ ...checkout, email, birthData: { ...checkout.birthData, email } });
      const headers = { ...visitor, "content-type": "application/json" };
      return fetch(address + paths.apiCheckout(), { method: "POST", headers, body });
    },
  };
}

/** Brings the process to the state it has after an hour: code compiled, the sold PDF cached. */
async function warmUp(site: BusySite): Promise<void> {
  const asked = [...read.map((path) => site.address + path), `${site.address}${paths.report(site.secret)}`];
  for (let round = 0; round < warmUpRounds; round += 1)
    for (const address of asked) await answered(address, { headers: from(`10.9.0.${round}`) });
  await answered(site.address + paths.reportPdf(site.secret), { headers: from("10.9.1.1") });
}

async function* measured(site: BusySite, name: string, ask: Ask | null): AsyncGenerator<Figure> {
  const untilMs = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  const busy = ask
    ? every(1000 / requestsPerSecond, untilMs, async (n) => {
        const { status } = await ask(n);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      })
    : Promise.resolve([]);
  const [, health, pages, webhooks] = await Promise.all([
    busy,
    every(healthEveryMs, untilMs, () => answered(`${site.address}/healthz`, { headers: from("10.8.0.1") })),
    browsing(site.address, untilMs),
    every(webhookEveryMs, untilMs, () => {
      const { body, headers } = site.webhook();
      return answered(`${site.address}/api/webhooks/stripe`, { method: "POST", body, headers });
    }),
  ]);
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  process.stderr.write(`busy: ${name}: ${told || "nobody is busy"}; ${pages.length} pages read\n`);
  const figure = (what: string, value: number): Figure => ({ name: `${name}: ${what}`, value, unit: "ms" });
  yield figure("healthz median", share(health, 0.5));
  yield figure("pages p95", share(pages, 0.95));
  yield figure("webhooks slowest", share(webhooks, 1));
}

/** Runs `work` at a steady pace, even if the previous call is still running; returns the times taken. */
async function every(pauseMs: number, untilMs: number, work: (n: number) => Promise<void>): Promise<readonly number[]> {
  const running: Promise<number>[] = [];
  for (let atMs = performance.now(), n = 0; atMs < untilMs; atMs += pauseMs, n += 1) {
    await pause(Math.max(0, atMs - performance.now()));
    running.push(timed(() => work(n)));
  }
  return Promise.all(running);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function answered(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
}

const read = [paths.home(), paths.guide("Aries"), paths.faq(), paths.step("birth"), paths.blog(), paths.city("madrid")];

/** Fifty visitors, each from its own address, reading one page after another. */
async function browsing(address: string, untilMs: number): Promise<readonly number[]> {
  const times = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      // Stagger their arrival.
      await pause((visitor * readingMs) / visitors);
      return every(readingMs, untilMs, (n) =>
        answered(address + required(read[(visitor + n) % read.length], "a page"), {
          headers: from(`10.7.0.${visitor}`),
        }),
      );
    }),
  );
  return times.flat();
}

/** The value below which this share of all values lies. */
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
