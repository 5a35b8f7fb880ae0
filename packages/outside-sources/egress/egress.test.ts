import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Resolve } from "./checked-address.ts";
import { openEgress } from "./egress.ts";
import { isPrivateAddress, isPublicAddress } from "./public-address.ts";
import { largestAnswerBytes } from "./read-answer.ts";

/** What must never be reached: it counts whoever comes. */
let canary: Server;
/** On another loopback address and the same port, as a rebound name would lead to. */
let rebound: Server;
let port = 0;
let reached: string[] = [];
let answer: RequestListener = (_request, response) => response.end("{}");

const listen = (server: Server, at: number, host: string) =>
  new Promise<void>((resolve) => server.listen(at, host, resolve));

beforeAll(async () => {
  canary = createServer((request, response) => {
    reached.push(`127.0.0.1 ${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  rebound = createServer((request, response) => {
    reached.push(`127.0.0.2 ${request.url}`);
    response.end("{}");
  });
  await listen(canary, 0, "127.0.0.1");
  const address = canary.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  await listen(rebound, port, "127.0.0.2");
});
beforeEach(() => {
  reached = [];
  answer = (_request, response) => response.end("{}");
});
afterAll(() => {
  for (const server of [canary, rebound]) {
    server.closeAllConnections();
    server.close();
  }
});

const names: Readonly<Record<string, readonly string[]>> = {
  "inside.example": ["127.0.0.1"],
  "inside6.example": ["::1"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "mixed.example": ["93.184.215.14", "127.0.0.1"],
  "metadata.google.internal": ["169.254.169.254"],
  "corp.example": ["10.1.2.3"],
  localhost: ["127.0.0.1", "::1"],
};
const byTable: Resolve = async (host) =>
  (names[host] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const soon = () => AbortSignal.timeout(5000);

function get(address: string, options: { readonly allowPrivate?: boolean; readonly resolve?: Resolve } = {}) {
  const { allowPrivate = false, resolve = byTable } = options;
  return openEgress({ addresses: [address], allowPrivate, resolve }).send({
    ...{ method: "GET", url: new URL(address), signal: soon() },
  });
}

test("0 of the probes reach this machine, a private network or a metadata service", async () => {
  const at = (host: string) => `http://${host}:${port}/`;
  const probes = [
    ...["127.0.0.1", "127.1", "127.0.0.2", "2130706433", "0177.0.0.1", "0x7f.1", "0x7f000001", "017700000001"].map(at),
    ...["0.0.0.0", "0", "localhost", "localhost.", "LOCALHOST", "[::1]", "[::]", "[::ffff:127.0.0.1]"].map(at),
    ...["[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[::127.0.0.1]"].map(at),
    ...["[fe80::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]", "[2001:db8::1]", "[2001::1]"].map(at),
    ...["169.254.169.254", "2852039166", "0xa9fea9fe", "100.100.100.200", "168.63.129.16", "192.0.0.192"].map(at),
    ...["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "100.64.0.1", "198.18.0.1", "224.0.0.1"].map(at),
    ...["255.255.255.255", "①②⑦.0.0.1", "127。0。0。1", ...Object.keys(names)].map(at),
    `https://127.0.0.1:${port}/`,
    "http://169.254.169.254/latest/meta-data/iam/security-credentials/",
  ];
  for (const probe of probes) {
    const got = await get(probe);
    expect([probe, got.ok]).toEqual([probe, false]);
  }
  expect(reached).toEqual([]);
  process.stdout.write(`SSRF probes: ${probes.length} addresses, reached: ${reached.length}\n`);
});

test("no scheme but http and https leaves the house, whatever is on the list", async () => {
  for (const address of [
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "gopher://127.0.0.1/",
    "data:,x",
    "unix:/var/run/x",
  ]) {
    expect(await get(address, { allowPrivate: true })).toEqual({ ok: false, reason: "refused" });
  }
});

test("only scheme, host and port that were configured are asked", async () => {
  const base = `http://127.0.0.1:${port}`;
  const egress = openEgress({ addresses: [`${base}/api`], allowPrivate: true, resolve: byTable });
  const send = (url: string) => egress.send({ method: "GET", url: new URL(url), signal: soon() });
  expect(await send(`${base}/api?q=1`)).toMatchObject({ ok: true });
  for (const other of [`http://127.0.0.2:${port}/api`, "http://127.0.0.1:1/api", `https://127.0.0.1:${port}/api`])
    expect(await send(other)).toEqual({ ok: false, reason: "refused" });
  expect(reached).toHaveLength(1);
});

test("a redirect leads nowhere: not to another host, not to a file, not to the same host", async () => {
  const targets = [
    `http://127.0.0.2:${port}/`,
    "http://169.254.169.254/",
    "file:///etc/passwd",
    "/again",
    "//evil.example",
  ];
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of targets) {
      reached = [];
      answer = (_request, response) => response.writeHead(status, { location }).end();
      expect(await get(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({ ok: true, status, text: "" });
      expect(reached).toHaveLength(1);
    }
  }
});

test("a name is resolved once, and the request goes to the address that was checked: a rebound name changes nothing", async () => {
  let asked = 0;
  const rebinding: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  };
  const options = { allowPrivate: true, resolve: rebinding };
  expect(await get(`http://rebind.example:${port}/x`, options)).toMatchObject({ ok: true, status: 200 });
  expect(asked).toBe(1);
  expect(reached).toEqual([`127.0.0.1 rebind.example:${port} /x`]);
});

test("what an operator may allow is this machine and private networks; metadata and link-local stay closed", async () => {
  expect(["127.0.0.1", "10.0.0.1", "192.168.1.1", "172.20.0.1", "::1", "fd12::1"].every(isPrivateAddress)).toBe(true);
  const never = ["169.254.169.254", "fd00:ec2::254", "fe80::1", "::ffff:127.0.0.1", "0.0.0.0", "100.100.100.200"];
  expect(never.some(isPrivateAddress)).toBe(false);
  expect((await get("http://169.254.169.254/", { allowPrivate: true })).ok).toBe(false);
});

test("addresses of the public Internet are open", () => {
  const open = [
    "93.184.215.14",
    "8.8.8.8",
    "172.15.0.1",
    "172.32.0.1",
    "192.1.1.1",
    "2606:2800:21f::1",
    "2a00:1450::1",
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test("an answer past the limit, a compressed one and one cut short are refused", async () => {
  const ask = () => get(`http://127.0.0.1:${port}/`, { allowPrivate: true });
  answer = (_request, response) => response.end(`"${"x".repeat(largestAnswerBytes)}"`);
  expect(await ask()).toEqual({ ok: false, reason: "too-large" });
  answer = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("{}"));
  expect(await ask()).toEqual({ ok: false, reason: "unreadable" });
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("{");
    setImmediate(() => response.destroy());
  };
  expect(await ask()).toEqual({ ok: false, reason: "unreachable" });
});

test("a name server that hangs and a server that drips are given up when time is over", async () => {
  const hanging: Resolve = () => new Promise(() => undefined);
  const over = () => AbortSignal.timeout(50);
  const url = new URL(`http://slow.example:${port}/`);
  const egress = (resolve: Resolve) => openEgress({ addresses: [url.href], allowPrivate: true, resolve });
  expect(await egress(hanging).send({ method: "GET", url, signal: over() })).toEqual({
    ok: false,
    reason: "timed-out",
  });
  answer = (_request, response) => response.writeHead(200).write("{");
  const here: Resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  expect(await egress(here).send({ method: "GET", url, signal: over() })).toEqual({ ok: false, reason: "timed-out" });
});
