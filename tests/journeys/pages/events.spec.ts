import { required } from "@cosmic/chart/required";
import { expect, type Page } from "@playwright/test";
import { newData, ready, type Site, startSite, stopSites } from "../../site-process.ts";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, payWith, revealChart } from "../support/steps.ts";

/** A site with analytics on; the other tests run on one with analytics off. */
let site: Site;
test.beforeAll(async () => {
  site = startSite({ dataDir: newData(), port: 3419, variables: { ANALYTICS: "on" } });
  await ready(site);
});
test.afterAll(stopSites);

/** Everything the page has pushed since it loaded or since the last call. */
const pushed = (page: Page) =>
  page.evaluate(() => (window as Window & { dataLayer?: object[] }).dataLayer?.splice(0) ?? null);
const question = (page: Page) => page.getByRole("region", { name: "May we count this visit?" });

test("nothing is counted and nothing is kept before a yes, and a no is remembered", async ({ page, context }) => {
  await page.goto(`${site.address}/?step=birth`);
  await expect(question(page)).toBeVisible();
  await fillBirth(page);
  expect(await pushed(page)).toBeNull();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("button", { name: "No, thank you" }).click();
  await expect(question(page)).toHaveCount(0);
  await revealChart(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Big Three");
  expect(await pushed(page)).toBeNull();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText("At present: not counted, as you asked.");
});

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [390, 844],
  [320, 568],
] as const) {
  test(`the question about counting lies on no control, wherever the page is scrolled: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/pt-br", "/?step=birth", "/contact", "/thank-you", "/v2"]) {
      await page.goto(site.address + path);
      await expect(page.locator(".privacy-ask")).toBeVisible();
      expect(await page.evaluate(coveredControls), path).toEqual([]);
    }
    await page.getByRole("button", { name: "Privacy choices" }).click();
    await expect(question(page)).toBeFocused();
    expect(await page.evaluate(coveredControls)).toEqual([]);
    await page.getByRole("button", { name: "Yes, count it" }).click();
    await expect(page.getByRole("button", { name: "Privacy choices" })).toBeFocused();
  });
}

test("the question stands before the scripts have come, and nothing moves when they do", async ({ page }) => {
  await page.route("**/assets/**/*.js", (route) => route.abort());
  await page.goto(site.address);
  await expect(question(page)).toBeVisible();
  const before = await page.locator("h1").boundingBox();
  await page.unroute("**/assets/**/*.js");
  await page.goto(site.address);
  await expect(page.getByRole("button", { name: "Privacy choices" })).toBeAttached();
  expect(await page.locator("h1").boundingBox()).toEqual(before);
  await page.goto(`${site.address}/privacy`);
  await expect(page.getByText(/you can change it under “Privacy choices”/)).toBeVisible();
});

test("an answer given before the page's scripts have come is kept", async ({ page }) => {
  await page.route("**/assets/**/*.js", (route) => route.abort());
  await page.goto(site.address);
  await page.getByRole("button", { name: "No, thank you" }).click();
  await expect(page.locator(".privacy-ask")).toBeHidden();
  await page.unroute("**/assets/**/*.js");
  await page.goto(site.address);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect(question(page)).toContainText("At present: not counted, as you asked.");
});

/** Runs in the page: the names of controls that the consent banner covers at some position in the window. */
function coveredControls(): string[] {
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")) {
    if (control.closest(".privacy-ask") || !control.checkVisibility()) continue;
    for (const block of ["start", "center", "end"] as const) {
      control.scrollIntoView({ block, behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const upper = document.elementFromPoint(left + width / 2, top + height / 2);
      if (upper?.closest(".privacy-ask")) covered.push(`${control.textContent} at the ${block}`);
    }
  }
  return covered;
}

test("after a yes the five events carry their names and fields, and nothing of the person", async ({ page }) => {
  const all: unknown[] = [];
  const since = async () => {
    const events = (await pushed(page)) ?? [];
    all.push(...events);
    return events;
  };
  await page.goto(`${site.address}/?step=birth`);
  await page.getByRole("button", { name: "Yes, count it" }).click();
  await expect.poll(since).toEqual([{ event: "step_view", step: 1 }]);
  await fillBirth(page);
  await revealChart(page);
  await expect(page.getByRole("button", { name: "Unlock My Full Report" })).toBeVisible();
  const seen = await since();
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual({ event: "step_view", step: 2, device: "desktop" });
  expect(seen).toContainEqual({ event: "preview_shown", preview_length: 3 });
  await fillContact(page, addressOf("counted"));
  await expect.poll(since).toEqual([{ event: "step_view", step: 3 }]);
  // The page navigates away at once, so read what it pushed before the request goes out.
  await page.route("**/api/checkout", async (route) => {
    const clicked = { payment_method: "stripe", has_prefill: true, value: 1.02, currency: "USD" };
    expect(await since()).toEqual([{ event: "checkout_clicked", ...clicked }]);
    await route.continue();
  });
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, "4242 4242 4242 4242");
  await expect(page).toHaveURL(/\/success\?session_id=/);
  const session = required(new URL(page.url()).searchParams.get("session_id"), "the session of a payment");
  const succeeded = { event: "payment_succeeded", value: 1.02, currency: "USD", session_id: "withheld" };
  await expect
    .poll(() => since().then((events) => events.filter((one) => !JSON.stringify(one).includes("step_view"))))
    .toEqual([succeeded]);
  // The same order on another page: the thank-you view is counted, the payment not again.
  await page.goto(`${site.address}/thank-you?session_id=${session}`);
  await expect.poll(since).toEqual([
    { event: "step_view", step: 4 },
    { event: "thankyou_view", session_id: "withheld", user_name: "Guest" },
  ]);
  const text = JSON.stringify(all);
  for (const personal of ["Marina", "counted@", "1990", "Paulo", "23.5", session]) expect(text).not.toContain(personal);
});

test("an address that merely says it was paid counts no payment", async ({ page }) => {
  await page.goto(`${site.address}/thank-you?paid=1`);
  await page.getByRole("button", { name: "Yes, count it" }).click();
  await expect
    .poll(() => pushed(page))
    .toEqual([
      { event: "step_view", step: 4 },
      { event: "thankyou_view", session_id: "withheld", user_name: "Guest" },
    ]);
});
