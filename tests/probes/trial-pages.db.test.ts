import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { required } from "@cosmic/chart/required";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkout, newData, postCheckout, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

/** Every page that exists only in trial mode, in the spelling a browser sends and in odd ones. */
let trialPaths: readonly string[];
let site: Site;
/** An address of this machine other than loopback; requests to it also come from it. */
const outside = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

type Headers = Readonly<Record<string, string>>;
const onThisMachine: readonly Headers[] = [
  {},
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-for": "::1", "x-forwarded-proto": "http" },
];
const fromOutside: readonly Headers[] = [{}, { "x-forwarded-for": "127.0.0.1" }, { host: "localhost" }];

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response status; a redirect to the canonical URL is followed. */
function statusOf(asking: Asked): Promise<number> {
  const { path, method = "GET", host = "127.0.0.1", headers = {} } = asking;
  const { port } = new URL(site.address);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers: { ...form, ...headers } }, (answer) => {
      answer.resume();
      const { location } = answer.headers;
      resolve(location === undefined ? (answer.statusCode ?? 0) : statusOf({ ...asking, path: location }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

beforeAll(async () => {
  site = startSite({
    dataDir: newData(),
    port: await freePort(),
    variables: { HOST: "0.0.0.0", TRUST_PROXY: "loopback" },
  });
  await ready(site);
  const { url }: { readonly url: string } = await (await postCheckout(site, checkout)).json();
  const page = new URL(url).pathname;
  await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ cardNumber: "4242424242424242", expiry: "12/40", cvc: "123" }),
  });
  while (!(await (await fetch(`${site.address}/mailbox`)).text()).includes("/mailbox/1")) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  trialPaths = [
    ...[
      "/mailbox",
      "/mailbox/1",
      "/mailbox/1/attachments/0",
      "/mailbox.data",
      "/mailbox/1.data",
      "/MAILBOX",
      "/%6dailbox",
    ],
    ...[page, `${page}.data`, page.replace("sandbox", "SANDBOX")],
  ];
});
afterAll(stopSites);

test("on this machine the mailbox and the sandbox answer, also where a proxy says that it speaks for this machine", async () => {
  for (const path of trialPaths)
    for (const headers of onThisMachine) expect([path, await statusOf({ path, headers })]).toEqual([path, 200]);
  expect(await statusOf({ path: "/mailbox", headers: { host: "localhost" } })).toBe(200);
});

test.each([
  ["a forwarded client", { "x-forwarded-for": "203.0.113.5" }],
  ["a client of a private network", { "x-forwarded-for": "10.0.0.7" }],
  ["a client who says that it is this machine", { "x-forwarded-for": "127.0.0.1, 203.0.113.5" }],
  ["one of whom a second proxy says that it is this machine", { "x-forwarded-for": "203.0.113.5, 127.0.0.1" }],
  ["a client by another header", { "x-real-ip": "203.0.113.5" }],
  ["a client by the standard header", { forwarded: "for=203.0.113.5" }],
  ["a proxy that does not say for whom", { "x-forwarded-proto": "https", "x-forwarded-host": "example.org" }],
  ["a name of another site", { host: "rebound.example" }],
] as const)("%s gets a 404", async (_, headers) => {
  for (const path of trialPaths) expect([path, await statusOf({ path, headers })]).toEqual([path, 404]);
  for (const path of [required(trialPaths.at(-3), "the page of a payment"), "/sandbox/card"])
    expect([path, await statusOf({ path, headers, method: "POST" })]).toEqual([path, 404]);
});

test.skipIf(outside === undefined)("another address than loopback gets a 404", async () => {
  for (const path of trialPaths)
    for (const headers of fromOutside)
      expect([path, await statusOf({ path, host: outside ?? "", headers })]).toEqual([path, 404]);
});

test("anyone may come where the operator says so", async () => {
  await stopSites();
  site = startSite({ dataDir: newData(), port: await freePort(), variables: { TRIAL_PAGES: "anyone" } });
  await ready(site);
  expect(await statusOf({ path: "/mailbox", headers: { "x-forwarded-for": "203.0.113.5" } })).toBe(200);
});
