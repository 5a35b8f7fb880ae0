import { inLocale } from "@cosmic/addresses/in-locale";
import { lastSegment, paths } from "@cosmic/addresses/paths";
import { type APIRequestContext, expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { buyReport } from "../support/buy-report.ts";
import { test } from "../support/journey.ts";
import { pressOn, tabTo } from "../support/keyboard.ts";
import { linkInMail } from "../support/steps.ts";

/** Every form of a report behind one link, with its media type. */
const formsOf = (secret: string): readonly (readonly [path: string, type: RegExp])[] => [
  [paths.report(secret), /^text\/html/],
  [paths.reportPdf(secret), /^application\/pdf/],
  [paths.reportEpub(secret), /^application\/epub\+zip/],
  [paths.reportInterior(secret), /^application\/pdf/],
  [paths.reportCover(secret), /^application\/pdf/],
  [paths.reportChartText(secret), /^text\/markdown/],
  [paths.reportChartFile(secret), /^application\/json/],
  [paths.reportWheel(secret, "light"), /^image\/svg/],
  [paths.reportWheel(secret, "night"), /^image\/svg/],
  [paths.reportSigns(secret), /^image\/svg/],
];

async function answers(request: APIRequestContext, secret: string) {
  const given: (readonly [string, number, boolean])[] = [];
  for (const [path, type] of formsOf(secret)) {
    const answer = await request.get(path);
    given.push([path, answer.status(), type.test(answer.headers()["content-type"] ?? "")]);
  }
  return given;
}
const allOpen = (secret: string) => formsOf(secret).map(([path]) => [path, 200, true]);

/** What a closed link still gives: nothing but a page. */
async function expectClosed(request: APIRequestContext, secret: string): Promise<void> {
  for (const [path] of formsOf(secret).slice(1))
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
}

test("the menu of forms is walked by the keyboard, lies on no tab, and the mail links the forms too", async ({
  page,
  request,
}) => {
  const email = "forms@example.org";
  const report = await buyReport(request, email);
  const secret = lastSegment(report);
  await page.goto(report);
  const button = page.getByRole("button", { name: "Forms" });
  await pressOn(page, button);
  const menu = page.getByRole("region", { name: "Other forms of the report" });
  await expect(menu).toBeVisible();
  await expectNoAxeViolations(page);
  const [bar, box] = [await page.locator("#report-tabs").boundingBox(), await menu.boundingBox()];
  expect(box?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  for (const list of ["The book", "The chart", "Pictures"]) {
    const entries = menu.getByRole("list", { name: list }).getByRole("listitem");
    expect(await entries.count()).toBeGreaterThan(1);
    for (const entry of await entries.all()) await tabTo(page, entry.locator("a, button"));
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  expect(await answers(request, secret)).toEqual(allOpen(secret));
  const mailed = await linkInMail(page, email);
  expect(lastSegment(mailed)).toBe(secret);
  const linked = [
    paths.reportEpub,
    paths.reportInterior,
    paths.reportCover,
    paths.reportChartText,
    paths.reportChartFile,
    paths.reportSigns,
  ];
  for (const path of linked)
    await expect(
      page
        .frameLocator("iframe")
        .locator(`a[href$="${path(secret)}"]`)
        .first(),
    ).toBeAttached();
});

test("an erasure closes every form of the report", async ({ page, request }) => {
  const email = "forms-erase@example.org";
  const secret = lastSegment(await buyReport(request, email));
  expect(await answers(request, secret)).toEqual(allOpen(secret));
  await page.goto(inLocale("en-us", paths.privacyData()));
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: /erase/i }).click();
  await page.goto(await linkInMail(page, email, "/privacy/confirm/"));
  await page.getByRole("button", { name: /erase/i }).click();
  await expect(page.getByRole("button", { name: /erase/i })).toHaveCount(0);
  await expectClosed(request, secret);
  expect((await request.get(paths.report(secret))).status()).toBe(404);
});
