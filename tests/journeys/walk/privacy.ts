import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { linkInMail } from "../support/steps.ts";
import { expect, type Screens, title, type Visit } from "./visit.ts";

/** Email addresses of two customers: one requests a copy of their data, one requests erasure. */
interface Asking {
  readonly copied: string;
  readonly erased: string;
}

/** A customer's stored data: exported, and erased. */
export async function* privacyScreens({ page, say }: Visit, { copied, erased }: Asking): Screens {
  const ask = async (email: string, wish: string) => {
    await page.getByLabel(say(m.order_data_email)).fill(email);
    await page.getByRole("button", { name: wish }).click();
  };
  await page.goto("/privacy/data");
  await ask("marina@localhost", say(m.order_data_export));
  await expect(page.getByText(say(m.order_data_problem))).toBeVisible();
  yield "privacy-data-fault";
  await ask(copied, say(m.order_data_export));
  await expect(title(page)).toHaveText(say(m.order_data_sent_title));
  yield "privacy-data-asked";
  await page.goto(await linkInMail(page, copied, "/privacy/confirm/"));
  await expect(title(page)).toHaveText(say(m.order_confirm_export_title));
  yield "privacy-copy";
  await page.goto("/privacy/data");
  await ask(erased, say(m.order_data_erase));
  await page.goto(await linkInMail(page, erased, "/privacy/confirm/"));
  await expect(title(page)).toHaveText(say(m.order_confirm_erase_title));
  yield "privacy-erase";
  await page.getByRole("button", { name: say(m.order_confirm_erase_do) }).click();
  await expect(title(page)).toHaveText(say(m.order_confirm_done_title));
  yield "privacy-erased";
  await page.goto(`/privacy/confirm/${"A".repeat(43)}`);
  await expect(title(page)).toHaveText(say(m.order_confirm_over_title));
  yield "privacy-over";
}
