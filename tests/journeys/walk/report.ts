import { tabs } from "@cosmic/report/document";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { expect, type Screens, title, type Visit } from "./visit.ts";

/** A bought report: its tabs, its overlays, and the refund. */
export async function* reportScreens(visit: Visit, report: string): Screens {
  const { page, say, sayAtReport } = visit;
  for (const tab of tabs) {
    await page.goto(`${report}?tab=${tab}`);
    await expect(page.getByRole("tabpanel")).toHaveAttribute("id", tab);
    yield `report-${tab}`;
  }
  await page.goto(report);
  await page.getByText(sayAtReport(m.report_deep_analysis)).first().click();
  const citation = page.locator(".citation").filter({ visible: true }).first();
  await citation.locator("summary").click();
  await expect(citation.locator(".citation-plate")).toBeVisible();
  yield "report-citation";
  yield* menus(visit);
  await page.goto(`${report}/correct`);
  await expect(page.getByRole("button", { name: say(m.correct_show) })).toHaveAttribute("type", "submit");
  await expect(page.getByLabel(say(m.birth_hour), { exact: true })).toHaveValue("14");
  yield "correct";
  await page.getByLabel(say(m.birth_hour), { exact: true }).selectOption("03");
  await page.getByRole("button", { name: say(m.correct_show) }).click();
  await expect(title(page)).toHaveText(say(m.correct_moves_title));
  yield "correct-moves";
  await page.goto(`${report}/refund`);
  await expect(title(page)).toHaveText(say(m.order_refund_title));
  yield "refund";
  await page.getByRole("button", { name: say(m.order_refund_send) }).click();
  await expect(title(page)).toHaveText(say(m.order_refund_asked_title));
  yield "refund-asked";
  await page.goto(`/r/${"A".repeat(43)}`);
  await expect(title(page)).toHaveText(say(m.order_lost_title));
  yield "report-not-found";
}

async function* menus({ page, sayAtReport }: Visit): Screens {
  const actions = page.getByRole("navigation", { name: sayAtReport(m.report_actions) });
  const share = page.getByRole("region", { name: sayAtReport(m.report_share) });
  const dialog = page.getByRole("dialog");
  await actions.getByRole("button", { name: sayAtReport(m.report_sections) }).click();
  await expect(page.getByRole("navigation", { name: sayAtReport(m.report_sections), exact: true })).toBeVisible();
  yield "report-sections";
  await page.keyboard.press("Escape");
  await actions.getByRole("button", { name: sayAtReport(m.report_share) }).click();
  await expect(share).toBeVisible();
  yield "report-share";
  await share.getByRole("button", { name: sayAtReport(m.report_share_qr) }).click();
  await expect(dialog.getByRole("img")).toBeVisible();
  yield "report-qr";
  await page.keyboard.press("Escape");
  await actions.getByRole("button", { name: sayAtReport(m.report_share) }).click();
  await share.getByRole("button", { name: sayAtReport(m.report_share_copy) }).click();
  await expect(dialog).toBeVisible();
  yield "report-link";
  await page.keyboard.press("Escape");
}
