import { expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, openBirthForm, payWith, revealChart } from "../support/steps.ts";

/** More Tab presses than any screen of the journey has tab stops. */
const mostPresses = 40;

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      const label =
        at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0]?.textContent : null;
      return label ?? at?.getAttribute("aria-label") ?? at?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`the keyboard never reached ${name}`);
}

test("the keyboard alone buys a report and opens it", async ({ page }) => {
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };
  await openBirthForm(page);
  await type(/^Day/, "15");
  await type(/^Month/, "June");
  await type(/^Year/, "1990");
  await type(/^Hour/, "14");
  await tabTo(page, /^Minute/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("30");
  await type(/^Birth location/, "sao p");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await press(/^Reveal My Chart/);
  await expect(page).toHaveURL(/\?step=preview$/);
  await type(/^Full name/, "Marina Duarte");
  await type(/^Email/, addressOf("keys"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?step=checkout$/);
  await press(/^Pay Securely with/);
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await type(/^Card number/, "4242424242424242");
  await type(/^Expiry/, "1234");
  await type(/^CVC/, "123");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open");
  await expect(page.getByText("Payment confirmed. Your report is ready.")).toBeVisible({ timeout: 30_000 });
  await press(/^Open the full report/);
  await expect(page).toHaveURL(/\/r\/[\w-]{43}/);
});

/** Collects what a screen reader would announce on its own: every change inside a live region. */
const listen = () => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const near = target instanceof Element ? target : target.parentElement;
      const live = near?.closest("[role=status], [role=alert], [aria-live]");
      if (live?.textContent) heard.push(live.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
const heardOn = (page: Page): Promise<string> =>
  page.evaluate(() => ("heard" in window && Array.isArray(window.heard) ? window.heard.join("\n") : ""));

test("a screen reader meets every step by role and name, and hears what changes", async ({ page }) => {
  await page.addInitScript(listen);
  await openBirthForm(page);
  const main = page.getByRole("main");
  await expect(main).toMatchAriaSnapshot(`
    - progressbar "Progress": Step 1 of 3 33%
    - heading "Unlock Your Cosmic Map" [level=1]
    - group "When were you born?":
      - combobox "Day"
      - combobox "Month"
      - combobox "Year"
    - group "At what time?":
      - combobox "Hour"
      - combobox "Minute"
      - button "Minutes in steps of five"
      - checkbox /I don't know my exact birth time/
    - group "Where?":
      - combobox "Birth location"
      - button "Use my location"
    - button "Reveal My Chart"
  `);
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  const day = page.getByRole("combobox", { name: "Day" });
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/Day is required/);
  await fillBirth(page);
  await revealChart(page);

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Your Big Three/);
  await expect(main).toMatchAriaSnapshot(`
    - progressbar "Progress": Step 2 of 3 66%
    - heading "Your Big Three" [level=1]
    - article "Sun sign Gemini"
    - article "Moon sign Pisces"
    - article "Rising sign Scorpio"
    - region "What your full report holds"
    - region "Where shall we send it?":
      - textbox "Full name"
      - textbox "Email"
      - button "Unlock My Full Report"
  `);
  const heard = await heardOn(page);
  for (const words of [
    /Places found: \d+/,
    /Placing the Sun, the Moon and the planets/,
    /Cosmic signature calculated!/,
  ])
    expect(heard).toMatch(words);
  await page.getByRole("button", { name: "Unlock My Full Report" }).click();
  const name = page.getByRole("textbox", { name: "Full name" });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await fillContact(page, addressOf("reader"));

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - progressbar "Progress": Step 3 of 3 90%
    - heading "Complete Your Premium Cosmic Blueprint" [level=1]
    - region "Secure Payment":
      - button "Pay Securely with Stripe"
      - list "Payment methods"
    - region "Order Summary":
      - term: Full name
      - definition: Marina Duarte
      - paragraph:
        - link /Change birth details/
  `);
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toContainText(/declined/i);
});
