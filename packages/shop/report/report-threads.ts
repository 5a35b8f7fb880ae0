import type { MessagePort } from "node:worker_threads";
import type { Reply } from "@cosmic/platform/threads/thread";
import { openThreadPool } from "@cosmic/platform/threads/thread-pool";
import type { ComposedReport, ReportRequest, WriteReport } from "./report-tools.ts";
import { chartAndCompose, composerOf, type WriterTools } from "./write-report.ts";

/** Reports nobody bought that may wait for a thread; the last of them waits about two seconds for one. */
const mostWaiting = 8;
/** A report takes a fifth of a second; this leaves room for the start of a thread on a machine with much else to do. */
const timeLimitMs = 30_000;

interface Question extends ReportRequest {
  readonly siteName: string;
}

/** Writes reports in worker threads, so that the process goes on answering meanwhile. */
export interface ReportThreads {
  readonly writeReport: WriteReport;
  close(): Promise<void>;
}

/** Opens the threads. Reports of orders go before those nobody bought, of which only a few may wait: one more
 * gets the answer that the threads are busy. `workerUrl` leads to a file that calls `serveReports`. */
export function openReportThreads(
  workerUrl: URL,
  { threads, siteName }: { readonly threads: number; readonly siteName: string },
): ReportThreads {
  const work = "report";
  const pool = openThreadPool<Question, ComposedReport>({ workerUrl, work, threads, mostWaiting, timeLimitMs });
  return {
    writeReport: async (request, { sold }) => {
      const outcome = await pool.ask({ ...request, siteName }, { first: sold });
      return outcome.ok ? { ok: true, ...outcome.answer } : outcome;
    },
    close: () => pool.close(),
  };
}

type ThreadTools = Omit<WriterTools, "compose">;

/** Answers the questions of a port, one at a time, for as long as the thread lives. */
export function serveReports(port: MessagePort, tools: ThreadTools): void {
  port.on("message", (question: Question) => port.postMessage(replyTo(question, tools)));
}

function replyTo({ siteName, ...request }: Question, tools: ThreadTools): Reply<ComposedReport> {
  try {
    return { ok: true, answer: chartAndCompose({ ...tools, compose: composerOf(siteName) }, request) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
