import { expect, type Page, test } from "@playwright/test";

/** Marina of the specification's mock: São Paulo, 15 June 1990, 14:30. */
async function fillBirth(page: Page) {
  await page.getByLabel("Day", { exact: true }).selectOption("15");
  await page.getByLabel("Month", { exact: true }).selectOption({ label: "June" });
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByLabel("Hour", { exact: true }).selectOption("14");
  await page.getByLabel("Minute", { exact: true }).fill("30");
  const place = page.getByRole("combobox", { name: "Birth location" });
  await place.fill("sao p");
  await page.getByRole("option", { name: /São Paulo/ }).click();
}

async function fillContact(page: Page, email: string) {
  await page.getByLabel("Full name").fill("Marina Duarte");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Unlock My Full Report" }).click();
}

async function payWith(page: Page, card: string) {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel(/Expiry/).fill("12/34");
  await page.getByLabel(/CVC/).fill("123");
  await page.getByLabel("Name on card").fill("Marina Duarte");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/** Everything the page sent to the server before the checkout: addresses and bodies. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

test("a stranger walks from a birth to a paid and delivered report", async ({ page }) => {
  const startedMs = Date.now();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()} ${String(error)}`));
  page.on("console", (line) => {
    if (line.type() === "error" && !/\b422\b/.test(line.text())) faults.push(line.text());
  });
  const sent = watch(page);

  await page.goto("/");
  await page.getByRole("link", { name: "Start Your Journey" }).first().click();
  await expect(page).toHaveURL(/\?step=birth$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unlock Your Cosmic Map");
  await fillBirth(page);
  await page
    .locator("main")
    .getByRole("button", { name: /Reveal|Calculate|Continue|Show/ })
    .click();

  await expect(page).toHaveURL(/\?step=preview$/);
  const main = page.getByRole("main");
  for (const sign of ["Gemini", "Pisces", "Scorpio"])
    await expect(main.getByText(sign, { exact: true }).first()).toBeVisible();
  await expect(main).toContainText("24° 20′");
  await expect(main).toContainText(/Only 1 in [\d,]+ people share your Big Three combination/);
  for (const secret of ["1990-06-15", "1990", "23.55", "-46.6", "Sao_Paulo"])
    expect(sent.filter((line) => line.includes(secret))).toEqual([]);

  await fillContact(page, "marina@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Premium Cosmic Blueprint");
  await expect(page.getByRole("main")).toContainText("One-time payment (TEST VERSION)");
  await page.getByRole("button", { name: /Pay Securely with/ }).dblclick();

  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await payWith(page, "4242 4242 4242 4242");

  await expect(page).toHaveURL(/\/success\?session_id=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open, Marina");
  await page.goto("/mailbox");
  await page
    .getByRole("link", { name: /report/i })
    .first()
    .click();
  const letter = page.frameLocator("iframe");
  const link = await letter
    .getByRole("link", { name: /report/i })
    .first()
    .getAttribute("href");
  expect(link).toMatch(/\/r\/[\w-]{43}$/);

  await page.goto(String(link));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Marina");
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /PDF|Save Your Complete Blueprint/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(
    /^Marina-Duarte.*\.pdf$|^Marina Duarte.*\.pdf$|^cosmic-blueprint.*\.pdf$/,
  );

  expect(faults).toEqual([]);
  const seconds = (Date.now() - startedMs) / 1000;
  test.info().annotations.push({ type: "journey", description: `${seconds.toFixed(1)} s` });
  console.log(`journey: ${seconds.toFixed(1)} s`);
});
