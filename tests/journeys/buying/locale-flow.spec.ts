import { expect } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { revealButton } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

test("in Brazil the locale flow counts six items, takes a test card on its own page and opens the report", async ({
  browser,
}) => {
  // The browser is set to English: only the URL decides the language.
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  await page.goto("/pt-br");
  await page
    .getByRole("main")
    .getByRole("link", { name: wordsIn("pt-br")(m.landing_start) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pt-br\/birth-chart$/);
  const reveal = revealButton(page, "pt-br");
  const counted = page.getByRole("status").filter({ hasText: "preenchidos" });
  await expect(counted).toContainText("0/6");
  await expect(reveal).toHaveAttribute("type", "submit");
  await expect(reveal).toBeDisabled();

  await page.getByLabel("Dia", { exact: true }).selectOption("31");
  await page.getByLabel("Mês", { exact: true }).selectOption("6");
  await expect(page.getByText("Dia inválido para o mês escolhido")).toBeVisible();
  await page.getByLabel("Dia", { exact: true }).selectOption("15");
  await page.getByLabel("Ano", { exact: true }).fill("1990");
  await page.getByLabel("Hora", { exact: true }).selectOption("14");
  await page.getByLabel("Minuto", { exact: true }).fill("30");
  await expect(counted).toContainText("4/6");
  await page.getByRole("combobox", { name: "Cidade de nascimento" }).fill("sao");
  const suggestions = page.getByRole("listbox").getByRole("option");
  await expect(suggestions).toHaveCount(6);
  await suggestions.first().click();
  await expect(page.getByLabel("País de nascimento")).toHaveValue("BR");
  await expect(counted).toContainText("6/6");
  await page.reload();
  await expect(counted).toContainText("6/6");
  await reveal.click();

  await expect(page).toHaveURL(/\/pt-br\/preview$/);
  await expect(page.getByText(/O relatório é escrito em inglês; ainda não existe em português/)).toBeVisible();
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await page.getByLabel("E-mail", { exact: true }).fill(addressOf("flow"));
  await page.getByRole("button", { name: "Desbloquear Meu Relatório Completo" }).click();

  await expect(page).toHaveURL(/\/pt-br\/payment$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Etapa 3 de 3 Pagamento seguro");
  const number = page.getByLabel("Número do cartão");
  const pay = page.getByRole("button", { name: /^Pagar R\$\s79,99/ });
  await number.pressSequentially("4000000000000002");
  await page.getByLabel(/^Validade/).pressSequentially("1234");
  await page.getByLabel("CVC").pressSequentially("1239");
  await page.getByLabel("CEP", { exact: true }).fill("01310-100");
  await pay.click();
  await expect(page.getByRole("alert")).toContainText("O cartão de teste foi recusado");
  await expect(number).toHaveValue("4000 0000 0000 0002");
  await expect(page.getByLabel("CVC")).toHaveValue("123");
  await number.fill("4242424242424242");
  await pay.click();

  await expect(page).toHaveURL(/\/pt-br\/report\?session_id=|\/r\/[\w-]{43}$/);
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Marina");
  await context.close();
});
