import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { test } from "../support/journey.ts";

test("a letter is taken, the form is cleared, and one that cannot be taken comes back as it was typed", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Marina Duarte");
  await page.getByLabel("Email", { exact: true }).fill("marina@example.org");
  await page.getByLabel("Subject").fill("   ");
  await page.getByLabel("Message").fill("Which hour did you use?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Write a subject, in at most 200 characters.")).toBeVisible();
  await expect(page.getByLabel("Subject")).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue("Which hour did you use?");
  await page.getByLabel("Subject").fill("The clock at my birth");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expectNoAxeViolations(page);
});

test("without JavaScript the form is posted, and says what became of the letter", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto("/contact");
  await page.getByLabel("Nombre").fill("Marina");
  await page.getByLabel("Correo electrónico").fill("marina@example.org");
  await page.getByLabel("Asunto").fill("El reloj");
  await page.getByLabel("Mensaje").fill("¿Qué hora usaron?");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByRole("status")).toContainText("¡Mensaje enviado!");
  await context.close();
});
