import { appendFileSync } from "node:fs";
import { Socket } from "node:net";
import { currentTrace } from "@cosmic/platform/log/trace";

/** Where a process is to end itself: at its n-th call from 1, or at a place that an earlier run has named. */
export interface Aim {
  readonly at: number | string;
  /** Before the call is sent, or once it was answered and the process has learnt nothing of it. */
  readonly moment: "before" | "after";
}

export interface StrikeOptions {
  /** A run that is to live has none. */
  readonly aim: Aim | null;
  /** Gets a line for each call, its name and how many of that name there were, before it is sent. */
  readonly placesFile: string;
}

/** Watches every call that this process makes inside a job or a request, to the database, the payment service and the mail
 * server, and ends the process with SIGKILL at the aim. It stands at the sockets, so that the product, its drivers and its
 * SDK are what they are in a sale. */
export function watchCalls({ aim, placesFile }: StrikeOptions): void {
  /** Sockets whose call is not answered yet, and whether it is the one aimed at. */
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

/** Longest name that is kept whole, characters. */
const longestName = 240;

/** What a call is, told by its first bytes; null: no call of ours (a greeting, an answer of our own). */
function nameOfCall(said: unknown): string | null {
  const bytes = typeof said === "string" ? Buffer.from(said) : Buffer.isBuffer(said) ? said : null;
  if (bytes === null || bytes.length === 0) return null;
  const text = bytes.toString("utf8");
  const name =
    statementOf(bytes) ??
    /^(?:GET|POST|DELETE) \S+/.exec(text)?.[0] ??
    // The mail server is asked line by line; the mail itself begins with its headers.
    /^(?:EHLO|MAIL FROM|RCPT TO|DATA)\b/.exec(text)?.[0] ??
    (/^[A-Z][\w-]*: /.test(text) ? "the mail" : null);
  // Ids and moments differ from run to run.
  return name === null ? null : name.replaceAll(/(?:cs_test|pi|evt)_\w+|[0-9a-f-]{36}|\s+/g, " ").slice(0, longestName);
}

const query = "Q".charCodeAt(0);
const parse = "P".charCodeAt(0);
/** Before the text of a message of PostgreSQL: its letter, and four bytes of length that count themselves. */
const head = 5;

/** The statement that PostgreSQL is sent by a message Query or Parse; null when the bytes are neither. */
function statementOf(bytes: Buffer): string | null {
  if (bytes.length <= head || (bytes[0] !== query && bytes[0] !== parse)) return null;
  if (bytes.readInt32BE(1) + 1 > bytes.length) return null;
  const [first = "", second = ""] = bytes.toString("utf8", head).split("\0");
  return bytes[0] === query ? first : second;
}
