import { expect, type Locator, type Page } from "@playwright/test";
import { untilHydrated } from "./steps.ts";

/** More Tab presses than any screen of a journey has tab stops. */
const mostPresses = 80;

/** A control that is gone for this long has left with its page. */
const goneAfterMs = 30_000;

/** Presses Tab until this control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await untilHydrated(control);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((node) => node === document.activeElement, undefined, { timeout: goneAfterMs })) return;
  }
  throw new Error(`the keyboard never reached ${control}`);
}

/** Reaches a control by Tab and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and types into it, in place of what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
