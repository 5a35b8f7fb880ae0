import { type Browser, expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, linkInMail, payWith, revealChart, untilHydrated, walkToPayment } from "../support/steps.ts";

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, touch: true },
  { name: "a small phone", viewport: { width: 320, height: 640 }, touch: true },
  { name: "a desk", viewport: { width: 1440, height: 900 }, touch: false },
  { name: "a wide desk", viewport: { width: 2560, height: 1300 }, touch: false },
] as const;
const narrowestAndWidest = [screens[1], screens[3]];

const toasts = (page: Page) => page.locator(".toast");

async function open(browser: Browser, { viewport, touch }: (typeof screens)[number]): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  return context.newPage();
}

/** From here on time passes only on request, however slow the machine is. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Advances time in small steps until an assertion holds. */
async function untilSo(page: Page, so: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await so();
  }).toPass({ intervals: [20] });
}

/** The visible controls that a toast overlaps, or whose clicks it catches. */
function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll(".toast")].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const stack = seen.map((toast) => toast.getBoundingClientRect());
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, summary",
    );
    return [...controls].flatMap((control) => {
      const [box] = control.getClientRects();
      if (!box || !control.checkVisibility({ visibilityProperty: true })) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const under = stack.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
      const taken = document.elementFromPoint(x, y)?.closest(".toast");
      return under || taken ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}

/** Longer than the page's scroll debounce plus the frame in which toasts are placed. */
const placedAfterMs = 200;

/** No toast covers a control, at any scroll position. */
async function expectClear(page: Page, where: string): Promise<void> {
  for (const part of [0, 0.25, 0.5, 1]) {
    await page.evaluate(async (share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const top = Math.round((scrollHeight - clientHeight) * share);
      if (Math.abs(window.scrollY - top) < 1) return;
      const scrolled = new Promise((resolve) => window.addEventListener("scroll", resolve, { once: true }));
      window.scrollTo({ top, behavior: "instant" });
      await scrolled;
    }, part);
    await page.clock.runFor(placedAfterMs);
    // At the top of a page every window has room for a toast.
    if (part === 0) await expect(toasts(page).last()).toBeVisible();
    await expect(toasts(page)).not.toHaveCount(0);
    expect(await coveredControls(page), `${where}, scrolled by ${part}`).toEqual([]);
  }
}

/** Toasts disappear after their time. */
async function expectGoneAfterTheirTime(page: Page): Promise<void> {
  await page.clock.runFor(4000);
  await expect(page.locator(".toast:not([data-leaving])")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
}

const press = (page: Page, screen: (typeof screens)[number], name: string | RegExp) => {
  const button = page.getByRole("button", { name });
  return screen.touch ? button.tap() : button.click();
};

for (const screen of screens)
  test(`on ${screen.name} toasts cover no control, and go after their time`, async ({ browser }) => {
    const page = await open(browser, screen);
    await page.goto("/?step=birth");
    await fillBirth(page);
    await stopTime(page);
    await press(page, screen, "Reveal My Chart");
    await untilSo(page, () => expect(page.getByLabel("Full name")).toBeVisible({ timeout: 100 }));
    await expectClear(page, "preview");
    await page.getByLabel("Full name").fill("Marina Duarte");
    await page.getByLabel("Email", { exact: true }).fill(addressOf("toasts"));
    await press(page, screen, "Unlock My Full Report");
    await untilSo(page, () => expect(page).toHaveURL(/\?step=checkout$/, { timeout: 100 }));
    await expect(toasts(page)).toHaveCount(2);
    await expectClear(page, "checkout");
    await expectGoneAfterTheirTime(page);
    await page.context().close();
  });

for (const screen of narrowestAndWidest)
  test(`at the card form, on ${screen.name}, toasts cover no control`, async ({ browser }) => {
    const page = await open(browser, screen);
    await page.goto("/?step=birth");
    await fillBirth(page);
    await revealChart(page);
    await page.goto("/en-us/preview");
    await page.getByLabel("Full name").fill("Marina Duarte");
    await page.getByLabel("Email", { exact: true }).fill(addressOf("toasts-card"));
    await stopTime(page);
    await press(page, screen, "Unlock My Full Report");
    await untilSo(page, () => expect(page.locator(".card-form")).toBeVisible({ timeout: 100 }));
    await expectClear(page, "card form");
    await page.context().close();
  });

test("in the report toasts cover no control", async ({ browser }) => {
  const buying = await browser.newPage();
  const email = addressOf("toasts-report");
  await walkToPayment(buying, email);
  await payWith(buying, "4242 4242 4242 4242");
  await expect(buying).toHaveURL(/\/success/);
  const report = await linkInMail(buying, email);
  await buying.close();
  for (const screen of narrowestAndWidest) {
    const page = await open(browser, screen);
    await page.goto(report);
    const save = page.getByRole("link", { name: "Save Your Complete Blueprint" });
    await untilHydrated(save);
    await stopTime(page);
    await save.click();
    await untilSo(page, () => expect(toasts(page)).toBeVisible({ timeout: 100 }));
    await expectClear(page, `report on ${screen.name}`);
    await page.context().close();
  }
});

test("on a phone a toast that came up under the last tap goes all the same, and one is pushed away", async ({
  browser,
}) => {
  const page = await open(browser, screens[0]);
  await page.goto("/thank-you");
  await expect(page.getByRole("button", { name: "View Online" })).toHaveAttribute("type", "button");
  await stopTime(page);
  const shown = async (n: number) => {
    await expect(async () => {
      await page.getByRole("button", { name: "View Online" }).tap();
      await expect(toasts(page)).toHaveCount(n, { timeout: 500 });
    }).toPass();
  };
  await shown(1);
  const box = await toasts(page).first().boundingBox();
  if (!box) throw new Error("no toast stands");
  await page.touchscreen.tap(box.x + 40, box.y + 20);
  await expectGoneAfterTheirTime(page);
  for (const n of [1, 2, 3, 3]) await shown(n);
  const swiped = await toasts(page)
    .last()
    .evaluate((toast) => {
      const at = (type: string, clientX: number) =>
        toast.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 0 }));
      toast.setPointerCapture = () => undefined;
      at("pointerdown", 100);
      at("pointerup", 119);
      const still = !toast.hasAttribute("data-leaving");
      at("pointerdown", 100);
      at("pointerup", 120);
      return still;
    });
  expect(swiped).toBe(true);
  await page.clock.runFor(250);
  await expect(toasts(page)).toHaveCount(2);
  await page.context().close();
});
