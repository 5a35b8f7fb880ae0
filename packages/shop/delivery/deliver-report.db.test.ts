import { startTestMailServer, type TestMailServer } from "@cosmic/platform/testing/test-mail-server";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../testing/open-test-shop.ts";

let one: TestShop;
let server: TestMailServer;
let busy = 1;

beforeAll(async () => {
  server = await startTestMailServer((address) => {
    if (address.startsWith("gone")) return 550;
    return address.startsWith("busy") && busy-- > 0 ? 451 : null;
  });
  one = await openTestShop({ sky: skyFromDisk(), smtpUrl: server.url });
  one.shop.startWorkers();
});
afterAll(async () => {
  await one.close();
  await server.close();
});

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
