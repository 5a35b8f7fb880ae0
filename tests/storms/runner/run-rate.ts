import { setTimeout as pause } from "node:timers/promises";
import { buy } from "./storm-buyer.ts";
import { openStormHouse } from "./storm-house.ts";
import { startStormMail } from "./storm-mail.ts";

export interface RateOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly orders: number;
  /** Buyers who start each second, even if earlier ones are not done. */
  readonly perSecond: number;
  readonly workers: number;
}

/** How long a report takes from payment until the mail server accepts it, seconds. */
export interface RateResult {
  readonly orders: number;
  readonly perSecond: number;
  readonly workers: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
  /** Mails that contain the PDF's address instead of the PDF because of high load. */
  readonly linked: number;
}

/** The first orders of a process warm it up, and do not count. */
const warmUps = 4;
const lookAgainMs = 50;
const percent95 = 0.95;

/** Sends buyers to the built site at an even rate, without any failures, and times every report. */
export async function runRate({ dataDir, orders, perSecond, workers }: RateOptions): Promise<RateResult> {
  const mail = await startStormMail({ refuses: false });
  const house = await openStormHouse({
    dataDir,
    workers,
    severalMachines: false,
    smtpUrl: mail.url,
    paymentsFail: false,
  });
  const paidAtMs = new Map<string, number>();
  const emailOf = (n: number) => `buyer-${n}@example.org`;
  const paid = (email: string) => void paidAtMs.set(email, performance.now());
  const tools = { siteUrls: house.siteUrls, stepDone: () => {}, paid };
  const come = (n: number) => buy(tools, { email: emailOf(n), kind: "pays" }, n);
  const mailed = async (count: number) => {
    while (mail.accepted.length < count) await pause(lookAgainMs);
  };
  try {
    await Promise.all(Array.from({ length: warmUps }, (_, n) => come(n)));
    await mailed(warmUps);
    const beganMs = performance.now();
    const buyers: Promise<void>[] = [];
    for (let n = 0; n < orders; n++) {
      await pause(Math.max(0, beganMs + (n * 1000) / perSecond - performance.now()));
      buyers.push(come(warmUps + n));
    }
    await Promise.all(buyers);
    await mailed(warmUps + orders);
    const timed = mail.accepted.filter(({ to }) => (paidAtMs.get(to) ?? 0) >= beganMs);
    const seconds = timed
      .map(({ to, acceptedAtMs }) => (acceptedAtMs - (paidAtMs.get(to) ?? 0)) / 1000)
      .sort((a, b) => a - b);
    const at = (part: number) => Number((seconds[Math.ceil(seconds.length * part) - 1] ?? 0).toFixed(2));
    const linked = timed.filter(({ pdf }) => pdf === "linked").length;
    return { orders, perSecond, workers, median: at(1 / 2), p95: at(percent95), longest: at(1), linked };
  } finally {
    await house.close();
    await mail.close();
  }
}
