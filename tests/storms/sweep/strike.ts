import { appendFileSync } from "node:fs";
import { Socket } from "node:net";
import { currentTrace } from "@cosmic/platform/log/trace";

/** Where a process kills itself: at its n-th call, counted from 1, or at a named call from an earlier run. */
export interface Aim {
  readonly at: number | string;
  /** Before the call is sent, or after it was answered but before the process has read the answer. */
  readonly moment: "before" | "after";
}

export interface StrikeOptions {
  /** Null for a run that should survive. */
  readonly aim: Aim | null;
  /** Gets a line for each call before it is sent: its name, and its number among the calls of that name. */
  readonly placesFile: string;
}

/**
 * Watches every call that this process makes inside a job or a request (to the database, the payment service and the
 * mail server) and kills the process with SIGKILL at the aim. Hooks in at the sockets, so that the product, its drivers
 * and its SDK run unchanged.
 */
export function watchCalls({ aim, placesFile }: StrikeOptions): void {
  /** Sockets with an unanswered call, and whether it is the one aimed at. */
  const open = new WeakMap<Socket, boolean>();
  const times = new Map<string, number>();
  let calls = 0;
  const begins = (socket: Socket, said: unknown) => {
    if (open.has(socket)) return;
    const { jobId, requestId } = currentTrace();
    const name = jobId === undefined && requestId === undefined ? null : nameOfCall(said);
    if (name === null) return;
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    calls += 1;
    const place = `${name} #${nth}`;
    appendFileSync(placesFile, `${place}\n`);
    const aimedAt = aim !== null && (aim.at === calls || aim.at === place);
    if (aimedAt && aim.moment === "before") endSelf();
    open.set(socket, aimedAt);
  };
  const isAnswered = (socket: Socket) => {
    if (open.get(socket)) endSelf();
    open.delete(socket);
  };
  const { write, push } = Socket.prototype;
  Socket.prototype.write = new Proxy(write, {
    apply: (target, socket: Socket, said: unknown[]) => {
      begins(socket, said[0]);
      return Reflect.apply(target, socket, said);
    },
  });
  Socket.prototype.push = new Proxy(push, {
    apply: (target, socket: Socket, heard: unknown[]) => {
      isAnswered(socket);
      return Reflect.apply(target, socket, heard);
    },
  });
}

function endSelf(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("a process outlived its own SIGKILL");
}

/** Longest name kept, characters. */
const longestName = 240;

/** Names a call by its first bytes; null when it is none of ours (a greeting, a response of our own). */
function nameOfCall(said: unknown): string | null {
  const bytes = typeof said === "string" ? Buffer.from(said) : Buffer.isBuffer(said) ? said : null;
  if (bytes === null || bytes.length === 0) return null;
  const text = bytes.toString("utf8");
  const name =
    statementOf(bytes) ??
    /^(?:GET|POST|DELETE) \S+/.exec(text)?.[0] ??
    // SMTP is line by line; the mail itself begins with its headers.
    /^(?:EHLO|MAIL FROM|RCPT TO|DATA)\b/.exec(text)?.[0] ??
    (/^[A-Z][\w-]*: /.test(text) ? "the mail" : null);
  // Ids and timestamps differ from run to run.
  return name === null ? null : name.replaceAll(/(?:cs_test|pi|evt)_\w+|[0-9a-f-]{36}|\s+/g, " ").slice(0, longestName);
}

const query = "Q".charCodeAt(0);
const parse = "P".charCodeAt(0);
/** Header of a PostgreSQL message: its type byte and a four-byte length that counts itself. */
const head = 5;

/** The SQL statement in a Query or Parse message to PostgreSQL; null for other bytes. */
function statementOf(bytes: Buffer): string | null {
  if (bytes.length <= head || (bytes[0] !== query && bytes[0] !== parse)) return null;
  if (bytes.readInt32BE(1) + 1 > bytes.length) return null;
  const [first = "", second = ""] = bytes.toString("utf8", head).split("\0");
  return bytes[0] === query ? first : second;
}
