import type { LogLevel } from "@cosmic/platform/log/open-log";
import type { EpubOutcome, Printer, PrintOutcome } from "@cosmic/print/press/printer";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Upper bounds of the request duration buckets, seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Upper bounds of the print duration buckets, queue wait included, seconds; the printer times out after a minute. */
const renderBuckets = [0.25, 0.5, 1, 2, 5, 10, 30, 60];

/** A completed request. */
interface Answered {
  readonly method: string;
  /** The route pattern, never the URL: a report link is secret. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of this process. Label values come from closed sets defined in code. */
export interface SiteMetrics {
  readonly registry: Registry;
  countRequest(answered: Answered): void;
  /** For `openLog`: counts warnings and errors by message. */
  countLine(level: LogLevel, message: string): void;
  /** Wraps a printer to measure it; `threads` is how many prints run at once. */
  watchPrinter(printer: Printer, threads: number): Printer;
}

/** Creates the process's metrics, including Node's own (memory, event loop delay). */
export function openSiteMetrics(): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route",
    labelNames: ["method", "route", "status"] as const,
    buckets: requestBuckets,
    registers,
  });
  const errors = new Counter({
    name: "errors_total",
    help: "Warnings and errors of this process, by what they say",
    labelNames: ["level", "reason"] as const,
    registers,
  });
  return {
    registry,
    countRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    countLine: (level, reason) => errors.inc({ level, reason }),
    watchPrinter: (printer, threads) => watchPrinter(registry, printer, threads),
  };
}

/** A gauge that is read whenever the metrics are. */
function gauge(
  registry: Registry,
  { name, help, read }: { readonly name: string; readonly help: string; readonly read: () => number },
) {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function watchPrinter(registry: Registry, printer: Printer, threads: number): Printer {
  const registers = [registry];
  const seconds = new Histogram({
    name: "render_duration_seconds",
    help: "Time of a print, its wait included, by how it ended",
    labelNames: ["outcome"] as const,
    buckets: renderBuckets,
    registers,
  });
  let asked = 0;
  gauge(registry, { name: "renders_running", help: "Reports in print", read: () => Math.min(asked, threads) });
  gauge(registry, {
    name: "renders_waiting",
    help: "Reports waiting for a free print thread",
    read: () => Math.max(0, asked - threads),
  });
  const watch = async <Outcome extends PrintOutcome | EpubOutcome>(print: () => Promise<Outcome>): Promise<Outcome> => {
    const end = seconds.startTimer();
    asked += 1;
    try {
      const outcome = await print();
      end({ outcome: outcome.ok ? "printed" : outcome.reason });
      return outcome;
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    } finally {
      asked -= 1;
    }
  };
  return {
    print: (...order) => watch(() => printer.print(...order)),
    printReceipt: (receipt) => watch(() => printer.printReceipt(receipt)),
    makeEpub: (order) => watch(() => printer.makeEpub(order)),
    close: () => printer.close(),
  };
}
