import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart } from "./steps.ts";

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, touch: true },
  { name: "a small phone", viewport: { width: 320, height: 640 }, touch: true },
  { name: "a desk", viewport: { width: 1440, height: 900 }, touch: false },
  { name: "a wide desk", viewport: { width: 2560, height: 1300 }, touch: false },
] as const;

const toasts = (page: Page) => page.locator(".toast");

async function open(browser: Browser, { viewport, touch }: (typeof screens)[number]): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  return context.newPage();
}

/** Controls in the window that something else would take a press for; and those a toast can be seen on. */
function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Toasts are placed anew in the frame after the page has changed.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const stack = [...document.querySelectorAll(".toast")].map((toast) => toast.getBoundingClientRect());
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, summary",
    );
    return [...controls].flatMap((control) => {
      const [box] = control.getClientRects();
      if (!box || !control.checkVisibility({ visibilityProperty: true })) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null || control.contains(hit) || hit.contains(control)) {
        const under = stack.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
        return under ? [`a toast lies on ${control.outerHTML.slice(0, 80)}`] : [];
      }
      return hit.closest(".toast") ? [`a toast takes the press of ${control.outerHTML.slice(0, 80)}`] : [];
    });
  });
}

/** No toast lies on a control, wherever the page is scrolled. */
async function expectClear(page: Page, where: string): Promise<void> {
  await expect(toasts(page).first()).toBeVisible();
  for (const part of [0, 0.25, 0.5, 1]) {
    await page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: "instant" });
    }, part);
    await expect.poll(() => page.locator(".toasts").getAttribute("data-through")).toBeNull();
    expect(await coveredControls(page), `${where}, scrolled by ${part}`).toEqual([]);
  }
}

/** The time of a toast passes. */
async function expectGoneAfterTheirTime(page: Page): Promise<void> {
  await page.clock.runFor(4000 + 200 + 100);
  await expect(toasts(page)).toHaveCount(0);
}

for (const screen of screens) {
  test(`on ${screen.name} toasts cover no control, and go after their time`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await open(browser, screen);
    const press = (name: string | RegExp) => {
      const button = page.getByRole("button", { name });
      return screen.touch ? button.tap() : button.click();
    };
    await page.goto("/?step=birth");
    await fillBirth(page);
    // From here on time passes when it is told to.
    await page.clock.install();
    await press("Reveal My Chart");
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page).toHaveURL(/\?step=preview$/, { timeout: 100 });
    }).toPass();
    await expect(page.getByLabel("Full name")).toBeVisible();
    await expectClear(page, "preview");
    await page.getByLabel("Full name").fill("Marina Duarte");
    await page.getByLabel("Email", { exact: true }).fill(`toasts-${screen.viewport.width}@example.com`);
    await press("Unlock My Full Report");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Complete Your Premium");
    await expect(toasts(page)).toHaveCount(2);
    await expectClear(page, "checkout");
    await expectGoneAfterTheirTime(page);
    await page.context().close();
  });
}

test("on a phone a toast that came up under the last tap goes all the same, and one is pushed away", async ({
  browser,
}) => {
  const page = await open(browser, screens[0]);
  await page.goto("/thank-you");
  await expect(page.getByRole("button", { name: "View Online" })).toHaveAttribute("type", "button");
  await page.clock.install();
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

for (const screen of [screens[0], screens[2]])
  test(`in the report and at the card form, on ${screen.name}, toasts cover no control`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await open(browser, screen);
    const email = `report-toasts-${screen.viewport.width}@example.com`;
    await page.goto("/?step=birth");
    await fillBirth(page);
    await revealChart(page);
    await fillContact(page, email);
    await page.clock.install();
    // The locale flow's payment reads the same birth; its toast is brought along from the step before.
    await page.goto("/en-us/preview");
    await page.getByRole("button", { name: "Unlock My Full Report" }).click();
    await expect(page.locator(".card-form")).toBeVisible();
    await expectClear(page, "card form");
    await page.clock.resume();
    await page.goto("/?step=checkout");
    await page.getByRole("button", { name: /Pay Securely/ }).click();
    await payWith(page, "4242 4242 4242 4242");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open", { timeout: 30_000 });
    const report = await linkInMail(page, email);
    await page.goto(report);
    await page.clock.pauseAt(new Date(Date.now() + 1000));
    await page.getByRole("link", { name: "Save Your Complete Blueprint" }).click();
    await expectClear(page, "report");
    await page.context().close();
  });
