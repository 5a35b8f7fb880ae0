import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { birthData, checkout, newData, postCheckout, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

// A name that a header cannot carry as is, with a character that no file system allows.
const name = "Zoë Ångström/李";
let site: Site;
let address: string;
let whole: { readonly bytes: Buffer; readonly headers: Headers };

beforeAll(async () => {
  site = startSite({ dataDir: newData(), port: await freePort() });
  await ready(site);
  const asked = await postCheckout(site, { ...checkout, name, birthData: { ...birthData, fullName: name } });
  if (!asked.ok) throw new Error(`the checkout answered ${asked.status}: ${await asked.text()}`);
  const { url }: { url: string } = await asked.json();
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/34", cvc: "123", cardName: "" };
  const paid = await fetch(url, { method: "POST", body: new URLSearchParams(card), redirect: "manual" });
  if (paid.status >= 400) throw new Error(`the card page answered ${paid.status}`);
  address = `${await linkInMail()}/report.pdf`;
  const { bytes, headers } = await get();
  whole = { bytes, headers };
}, 120_000);
afterAll(stopSites);

/** The report's address, from the mail sent after payment. */
async function linkInMail(): Promise<string> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const [, mail] = /href="(\/mailbox\/\d+)"/.exec(await (await fetch(`${site.address}/mailbox`)).text()) ?? [];
    const [link] = mail ? (/\/r\/[\w-]{43}/.exec(await (await fetch(`${site.address}${mail}`)).text()) ?? []) : [];
    if (link) return `${site.address}${link}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail came:\n${site.words()}`);
}

async function get(headers: Readonly<Record<string, string>> = {}, method = "GET", query = "") {
  const answer = await fetch(`${address}${query}`, { method, headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const digest = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
const etag = (): string => whole.headers.get("etag") ?? "";

test("the book comes whole, as a PDF that is told by its bytes", async () => {
  expect(whole.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(whole.headers.get("content-type")).toBe("application/pdf");
  expect(whole.headers.get("content-length")).toBe(String(whole.bytes.length));
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  expect(etag()).toMatch(/^"[0-9a-f]{64}-\d+"$/);
});

test("the pages and the cover of a bound book come under names of their own", async () => {
  for (const [form, name] of [
    ["interior", "Interior"],
    ["cover", "Cover"],
  ] as const) {
    const answer = await fetch(address.replace(/report\.pdf$/, `${form}.pdf`));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("content-disposition")).toContain(`Cosmic-Blueprint-${name}.pdf`);
    expect(answer.headers.get("cache-control")).toBe(whole.headers.get("cache-control"));
    expect(bytes.toString("latin1")).toContain("/TrimBox");
    const closed = await fetch(`${site.address}/r/${"A".repeat(43)}/${form}.pdf`);
    expect(closed.status).toBe(404);
  }
});

test("asked for again it is the same bytes, and a reader who has them is sent none", async () => {
  const again = await get();
  expect([again.status, digest(again.bytes)]).toEqual([200, digest(whole.bytes)]);
  const kept = await get({ "if-none-match": etag() });
  expect([kept.status, kept.bytes.length]).toEqual([304, 0]);
});

test("its button saves the complete blueprint, the success page a copy, under the person's own name", async () => {
  const complete = encodeURIComponent("Zoë Ångström-李-Complete-Cosmic-Blueprint.pdf");
  expect(whole.headers.get("content-disposition")).toBe(
    `attachment; filename="Zoe Angstrom--Complete-Cosmic-Blueprint.pdf"; filename*=UTF-8''${complete}`,
  );
  const copy = await get({}, "HEAD", "?copy");
  const saved = encodeURIComponent("cosmic-blueprint-Zoë Ångström-李.pdf");
  expect(copy.headers.get("content-disposition")).toContain(`filename*=UTF-8''${saved}`);
});

test("HEAD tells all of it and sends nothing", async () => {
  const { status, headers, bytes } = await get({}, "HEAD");
  expect([status, bytes.length]).toEqual([200, 0]);
  for (const header of ["content-length", "content-type", "content-disposition", "etag", "accept-ranges"])
    expect([header, headers.get(header)]).toEqual([header, whole.headers.get(header)]);
});

test.each([
  ["the first bytes", "bytes=0-99", (size: number) => [0, 99, size]],
  ["bytes of the middle", "bytes=5000-5999", (size: number) => [5000, 5999, size]],
  ["everything from a byte on", "bytes=70000-", (size: number) => [70_000, size - 1, size]],
  ["the last bytes", "bytes=-300", (size: number) => [size - 300, size - 1, size]],
  ["more than there is, to its end", "bytes=100-99999999", (size: number) => [100, size - 1, size]],
])("of %s a part is sent", async (_, range, expected) => {
  const { status, headers, bytes } = await get({ range });
  const [first = 0, last = 0, size = 0] = expected(whole.bytes.length);
  expect([status, headers.get("content-range")]).toEqual([206, `bytes ${first}-${last}/${size}`]);
  expect(bytes.equals(whole.bytes.subarray(first, last + 1))).toBe(true);
});

test("bytes past the end are refused with the size there is", async () => {
  const { status, headers } = await get({ range: `bytes=${whole.bytes.length}-` });
  expect([status, headers.get("content-range")]).toEqual([416, `bytes */${whole.bytes.length}`]);
});

test("a part is sent only of the bytes the reader has", async () => {
  expect((await get({ range: "bytes=0-9", "if-range": etag() })).status).toBe(206);
  const other = await get({ range: "bytes=0-9", "if-range": '"another print"' });
  expect([other.status, other.bytes.length]).toEqual([200, whole.bytes.length]);
});

test.each([
  ["report.epub", "application/epub+zip", "cosmic-blueprint.epub"],
  ["chart.json", "application/json; charset=utf-8", "cosmic-blueprint-chart.json"],
  ["chart.md", "text/markdown; charset=utf-8", "cosmic-blueprint-chart.md"],
  ["wheel-light.svg", "image/svg+xml", "cosmic-blueprint-wheel.svg"],
  ["wheel-night.svg", "image/svg+xml", "cosmic-blueprint-wheel-night.svg"],
  ["signs.svg", "image/svg+xml", "cosmic-blueprint-signs.svg"],
])(
  "%s comes at the same link, kept by nobody on the way, under a name that says nothing of the birth",
  async (file, type, fileName) => {
    const answer = await fetch(address.replace("report.pdf", file));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("content-disposition")).toContain(`attachment; filename="${fileName}"`);
    expect(bytes.length).toBeGreaterThan(1000);
  },
);

test("the file of the chart names a schema that anybody may fetch", async () => {
  const file = await (await fetch(address.replace("report.pdf", "chart.json"))).json();
  const schema = await fetch(`${site.address}${new URL(file.$schema).pathname}`);
  expect(schema.status).toBe(200);
  expect((await schema.json()).$id).toBe(file.$schema);
});

test("a secret nobody was given is the calm 404", async () => {
  const answer = await fetch(`${site.address}/r/${"A".repeat(43)}/report.pdf`);
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toContain("This link does not open");
  expect(page).toContain('action="/thank-you"');
  expect(page).not.toContain("Lynx");
});
