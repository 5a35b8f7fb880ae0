import { required } from "@cosmic/chart/required";
import { sampleSky } from "@cosmic/outside-sources/stand-ins/sample-sky";
import { type StandIns, startStandIns } from "@cosmic/outside-sources/stand-ins/start-stand-ins";
import { outsideSources } from "@cosmic/platform/environment/outside-sources";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../testing/open-test-shop.ts";

let standIns: StandIns;
let one: TestShop;
beforeAll(async () => {
  standIns = await startStandIns(sampleSky);
  const { addresses } = standIns.settings;
  const settings = {
    SOURCES_ALLOW_PRIVATE: "yes",
    [outsideSources["free-planets"].variable]: required(addresses["free-planets"], "the address of a stand-in"),
    [outsideSources["place-search"].variable]: required(addresses["place-search"], "the address of a stand-in"),
  };
  one = await openTestShop({ sky: skyFromDisk(), settings });
});
afterAll(async () => {
  await one.close();
  await standIns.close();
});

const agreed = () => one.shop.outsideSources.map(({ agreement }) => agreement);
const withBirth = (birth: object, more: object = {}) => ({
  ...sampleCheckout,
  ...more,
  birthData: { ...sampleCheckout.birthData, ...birth },
});

async function soldSources(checkout: object) {
  const answer = await one.shop.startCheckout(checkout);
  if (!answer.ok) throw new Error("refused");
  await one.shop.hostedPage?.pay(sessionOf(answer.url), "4242424242424242");
  await one.shop.settleOrder(answer.orderId);
  const access = await one.shop.openReportBySession(sessionOf(answer.url));
  if (access?.kind !== "report") throw new Error("closed");
  return access.report.sources;
}

test("only what is set is offered, by name and host", () => {
  expect(one.shop.outsideSources).toEqual([
    { name: "place-search", host: "127.0.0.1", agreement: "place-search@127.0.0.1" },
    { name: "free-planets", host: "127.0.0.1", agreement: "free-planets@127.0.0.1" },
  ]);
});

test("nothing leaves for a preview or an order without an agreement", async () => {
  expect(await one.shop.askSources(sampleCheckout.birthData)).toBeNull();
  expect(await one.shop.askSources({ ...sampleCheckout.birthData, agreedSources: 7 })).toBeNull();
  expect(await one.shop.askSources("no birth")).toBeNull();
  expect(await soldSources(withBirth({}, { email: "none@example.org" }))).toEqual([]);
  expect(standIns.calls).toEqual([]);
});

test("what was asked for the preview is what the order keeps, without asking again", async () => {
  const birth = { ...sampleCheckout.birthData, agreedSources: agreed() };
  // The stand-ins' sky is made of round numbers: nothing in it agrees with ours. On a busy machine the first answer is
  // late.
  const outcomes = async () => (await one.shop.askSources(birth))?.apiResults.map(({ outcome }) => outcome);
  await expect.poll(outcomes, { timeout: 20_000 }).toEqual(["used", "disagrees"]);
  const asked = await one.shop.askSources(birth);
  expect(asked?.dataSource).toBe("built-in-engine");
  const calls = standIns.calls.length;
  const kept = await soldSources(withBirth(birth, { email: "asked@example.org" }));
  expect(kept).toEqual(asked?.apiResults);
  expect(standIns.calls).toHaveLength(calls);
});

test("a plain form agrees by its text, and a source that fails keeps nobody from buying", async () => {
  standIns.set("place-search", "fail");
  standIns.set("free-planets", "garbage");
  const birth = { birthTime: "03:21", agreedSources: agreed().join(" ") };
  const kept = await soldSources(withBirth(birth, { email: "form@example.org" }));
  expect(kept.map(({ name, used }) => [name, used])).toEqual([
    ["place-search", false],
    ["free-planets", false],
  ]);
});

test("the log holds nothing of the births that were asked about", () => {
  expect(one.logged()).toContain("an outside source failed");
  expect(one.logged()).not.toMatch(/1990-06-15|14:30|03:21|23\.55|46\.63|Paulo|Zimmer/);
});
