import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "../../site-process.ts";

/** A request that no browser would send, sent byte for byte. */
export interface Asking {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** `status` 0 means that the site closed the connection before answering, and `text` is the socket's error. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Target of a redirect; empty otherwise. */
  readonly location: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const comeBackMs = 1000;
let visitors = 0;

/** A new client address, in the proxy's header, so that no rate limit hides what is being probed. */
export const anotherVisitor = (): Readonly<Record<string, string>> => {
  const n = visitors++;
  return { "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
};

/**
 * Sends the request. Retries while the site is overloaded and asks to come back (503), which is not the request's
 * fault.
 */
export async function ask(site: Site, asking: Partial<Asking> & Pick<Asking, "path">): Promise<Answer> {
  for (;;) {
    const answer = await askOnce(site, { method: "GET", headers: {}, body: "", ...asking });
    if (!(answer.status === 503 && answer.comeBack) || site.child.exitCode !== null) return answer;
    await pause(comeBackMs);
  }
}

function askOnce(site: Site, asking: Asking): Promise<Answer & { readonly comeBack: boolean }> {
  const { method, path, body } = asking;
  const { hostname, port } = new URL(site.address);
  const length = Buffer.byteLength(body);
  const headers = {
    ...anotherVisitor(),
    ...asking.headers,
    ...(length > 0 || method === "POST" ? { "content-length": length } : {}),
  };
  return new Promise((resolve) => {
    const hungUp = (error: Error) => resolve({ status: 0, text: error.message, location: "", comeBack: false });
    const sent = request({ hostname, port, method, path, headers, agent, setHost: !("host" in headers) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", hungUp);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString("utf8"),
          location: answer.headers.location ?? "",
          comeBack: answer.headers["retry-after"] !== undefined,
        }),
      );
    });
    sent.on("error", hungUp);
    sent.end(body);
  });
}

/** Runs `work` for each item, a few at a time, starting in order. */
export async function forEachOf<T>(list: readonly T[], work: (one: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < list.length; at = next++) {
      const one = list[at];
      if (one !== undefined) await work(one, at);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
