import { measureQueue } from "@cosmic/platform/queue/measure-queue";
import { startTestMailServer, type TestMailServer } from "@cosmic/platform/testing/test-mail-server";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deliverReportJob } from "../queue/deliver-report-job.ts";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../testing/open-test-shop.ts";

/** Larger than a small mailbox takes, smaller than what is attached. */
const pdf = Buffer.concat([
  Buffer.from("%PDF-1.7 /Type /Page /Type /Page /Type /Page "),
  Buffer.alloc(100_000, "x"),
  Buffer.from(" %%EOF\n"),
]);
let one: TestShop;
let server: TestMailServer;
let busy = 1;
/** What the server was sent, by recipient. */
const sizes: Record<string, number[]> = {};

beforeAll(async () => {
  server = await startTestMailServer(
    (address) => {
      if (address.startsWith("gone")) return 550;
      return address.startsWith("busy") && busy-- > 0 ? 451 : null;
    },
    (address, raw) => {
      sizes[address] = [...(sizes[address] ?? []), raw.byteLength];
      texts[address] = raw.toString();
      return address.startsWith("small") && raw.byteLength > 50_000 ? 552 : null;
    },
  );
  one = await openTestShop({ sky: skyFromDisk(), smtpUrl: server.url, pdf });
  one.shop.startWorkers();
});
afterAll(async () => {
  await one.close();
  await server.close();
});

const texts: Record<string, string> = {};

async function buy(email: string): Promise<string> {
  const answer = await one.shop.startCheckout({ ...sampleCheckout, email });
  if (!answer.ok) throw new Error("refused");
  await one.shop.hostedPage?.pay(sessionOf(answer.url), "4242424242424242");
  return answer.orderId;
}
const story = (orderId: string) => one.shop.showOrder(orderId);
const soon = { timeout: 45_000, interval: 20 };

test("an address that does not exist is recorded as refused and not tried again; the report stays readable", async () => {
  const orderId = await buy("gone@example.org");
  const refused = { state: "paid", deliveries: [{ attempts: 1, result: "refused", lastFailure: "550" }] };
  await vi.waitFor(async () => expect(await story(orderId)).toMatchObject(refused), soon);
  expect(await one.shop.countTroubles()).toMatchObject({ refusedMails: 1 });
});

test("a PDF that the recipient's server finds too large is linked instead, in a mail of the same number", async () => {
  const orderId = await buy("small@example.org");
  await vi.waitFor(async () => expect((await story(orderId))?.state).toBe("delivered"), soon);
  const [attached = 0, linked = 0, ...more] = sizes["small@example.org"] ?? [];
  expect([attached > 100_000, linked < 50_000, more]).toEqual([true, true, []]);
  expect(texts["small@example.org"]).toMatch(/\/r\/[\w=\r\n-]+\/report\.pdf/);
  expect(texts["small@example.org"]).toContain(`Message-ID: <report-${orderId}@`);
});

test("with many in line a mail leaves at once, with the address of a PDF that is printed when it is asked for", async () => {
  let printNow = () => {};
  one.printsAfter = new Promise((resolve) => {
    printNow = resolve;
  });
  const names = ["first", "second", "third", "fourth", "fifth"];
  const printsBefore = one.printsBegun;
  const first = await buy(`${names[0]}@line.example.org`);
  // The others come when the first is on the printer: an earlier line would take its PDF too.
  await vi.waitFor(() => expect(one.printsBegun).toBe(printsBefore + 1), soon);
  const others = await Promise.all(names.slice(1).map((name) => buy(`${name}@line.example.org`)));
  const orderIds = [first, ...others];
  const inLine = async () => (await measureQueue(one.database, [deliverReportJob]))[0]?.due;
  await vi.waitFor(async () => expect(await inLine()).toBe(4), soon);
  printNow();
  const stories = () => Promise.all(orderIds.map(story));
  await vi.waitFor(
    async () => expect((await stories()).map((order) => order?.state)).toEqual(names.map(() => "delivered")),
    soon,
  );
  // The second found three behind it and the third two; the fourth had its PDF again.
  const pages = (await stories()).map((order) => order?.deliveries[0]?.pages);
  expect(pages.filter((count) => count === null)).toHaveLength(2);
  const late = names[pages.indexOf(null)];
  const linked = texts[`${late}@line.example.org`] ?? "";
  expect(linked).toMatch(/\/r\/[\w=\r\n-]+\/report\.pdf/);
  expect(linked).not.toContain("application/pdf");
  expect((await one.shop.measure()).lastHour.linked).toBe(2);
});

test("a killed worker costs less than a minute: expiry, the look for it, and the wait before the second try", () => {
  const lookEverySeconds = 5;
  const { expireSeconds, retryDelaySeconds } = deliverReportJob;
  // The wait before a retry is random, up to twice the delay.
  expect(expireSeconds + lookEverySeconds + 2 * retryDelaySeconds).toBeLessThan(60);
});

test("a mail server that is away for hours is tried for days, ever less often", () => {
  const { retryLimit, retryDelaySeconds } = deliverReportJob;
  const hours = (retryDelaySeconds * 2 ** retryLimit) / 3600;
  expect(hours).toBeGreaterThan(24);
});

test("a mail server that is busy is tried again until the mail is accepted, once", async () => {
  const orderId = await buy("busy@example.org");
  const delivered = {
    state: "delivered",
    deliveries: [{ attempts: 2, result: "accepted", lastFailure: null, pages: 3 }],
  };
  await vi.waitFor(async () => expect(await story(orderId)).toMatchObject(delivered), soon);
  expect(server.accepted.filter((address) => address === "busy@example.org")).toHaveLength(1);
});
