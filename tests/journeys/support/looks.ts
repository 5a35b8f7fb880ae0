import type { Page } from "@playwright/test";

/** Window width in CSS pixels, and color scheme. */
export interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

export const looks: readonly Look[] = [
  { width: 1440, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
];

/**
 * `BARRIERS=full`: every screen in every locale and look; otherwise they take turns, since components and colors are
 * shared.
 */
export const everyLook = process.env.BARRIERS === "full";

export async function putOn(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}
