import type { Log } from "@cosmic/platform/log/open-log";
import type { Shop } from "@cosmic/shop/services";
import type { Histogram, ShopMetrics } from "@cosmic/shop/shop-metrics";

/** Minimum time between database queries, however often `/metrics` is scraped. */
const askAgainMs = 5000;

/** The shop's metrics in Prometheus text format. Every process reports the same values: aggregate with `max`, never
 * `sum`. If the database is down they are left out, and `shop_measured` is 0. */
export function openShopMetrics(shop: Pick<Shop, "measure">, log: Log): () => Promise<string> {
  let asked: { readonly atMs: number; readonly text: Promise<string> } | null = null;
  const ask = async () => {
    try {
      return shopText(await shop.measure());
    } catch (error) {
      log.warn({ err: error }, "the shop could not be measured");
      return gauge("shop_measured", "1: the figures below are of the last seconds", [[{}, 0]]);
    }
  };
  return () => {
    const now = performance.now();
    if (!asked || now - asked.atMs > askAgainMs) asked = { atMs: now, text: ask() };
    return asked.text;
  };
}

function shopText({ lastHour, paidToMailed, unmailed, troubles, waiting }: ShopMetrics): string {
  return [
    gauge("shop_measured", "1: the figures below are of the last seconds", [[{}, 1]]),
    gauge(
      "shop_last_hour",
      "Orders of the last hour, by how far they came",
      Object.entries(lastHour).map(([step, n]) => [{ step }, n]),
    ),
    histogram(
      "shop_paid_to_mailed_seconds",
      "Payment to accepted mail, of the last hour; not cumulative",
      paidToMailed,
    ),
    gauge(
      "shop_unmailed_reports",
      "Paid reports whose mail has not left, by the last try's answer",
      unmailed.map(({ reason, reports }) => [{ reason }, reports]),
    ),
    gauge(
      "shop_troubles",
      "What waits for a person, as the operator's doctor counts it",
      Object.entries(troubles).map(([kind, n]) => [{ kind }, n]),
    ),
    gauge(
      "queue_waiting_jobs",
      "Jobs that nobody works on yet",
      waiting.map(({ job, waiting: n }) => [{ job }, n]),
    ),
    gauge(
      "queue_oldest_seconds",
      "How long the oldest waiting job has been due",
      waiting.map(({ job, oldestSeconds }) => [{ job }, oldestSeconds]),
    ),
  ].join("");
}

type Samples = readonly (readonly [Readonly<Record<string, string>>, number])[];

const sample = (name: string, labels: Readonly<Record<string, string>>, value: number): string => {
  const inside = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/["\\\n]/g, "_")}"`);
  return `${name}${inside.length > 0 ? `{${inside.join(",")}}` : ""} ${value}\n`;
};

const heading = (name: string, help: string, type: "gauge" | "histogram") =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

function gauge(name: string, help: string, samples: Samples): string {
  return heading(name, help, "gauge") + samples.map(([labels, value]) => sample(name, labels, value)).join("");
}

function histogram(name: string, help: string, { buckets, sumSeconds, count }: Histogram): string {
  return [
    heading(name, help, "histogram"),
    ...buckets.map((bucket) => sample(`${name}_bucket`, { le: String(bucket.upToSeconds) }, bucket.count)),
    sample(`${name}_bucket`, { le: "+Inf" }, count),
    sample(`${name}_sum`, {}, sumSeconds),
    sample(`${name}_count`, {}, count),
  ].join("");
}
