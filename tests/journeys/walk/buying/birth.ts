import { m } from "../../../../apps/site/generated/paraglide/messages.js";
import { fillBirth, fillContact, openBirthForm, revealButton, revealChart } from "../../support/steps.ts";
import { expect, type Screens, type Visit } from "../visit.ts";

/** The main journey, from its birth form to the checkout. */
export async function* birthScreens(visit: Visit): Screens {
  yield* birthForm(visit);
  yield* previews(visit);
  const { page, locale, say, emailOf } = visit;
  await page.goto("/?step=checkout");
  await expect(page.getByText(say(m.preview_needs_contact))).toBeVisible();
  await page.getByRole("button", { name: say(m.preview_unlock) }).click();
  await expect(page.getByText(say(m.preview_error_name))).toBeVisible();
  yield "preview-contact-faults";
  await fillContact(page, emailOf("main"), locale);
  yield "checkout";
}

async function* birthForm({ page, locale, say }: Visit): Screens {
  const reveal = revealButton(page, locale);
  await page.goto("/?step=preview");
  await expect(page.getByText(say(m.birth_sent_back))).toBeVisible();
  await expect(reveal).toHaveAttribute("type", "submit");
  yield "birth-sent-back";
  await page.getByRole("button", { name: say(m.birth_minute_list) }).click();
  await expect(page.getByRole("option", { name: "55", exact: true })).toBeVisible();
  yield "birth-minutes";
  await page.keyboard.press("Escape");
  await page.getByText(say(m.birth_coordinates), { exact: true }).click();
  await page.getByLabel(say(m.birth_latitude)).fill("91 N");
  await reveal.click();
  await expect(page.getByText(say(m.birth_error_day), { exact: true })).toBeVisible();
  await expect(page.getByText(say(m.birth_error_time), { exact: true })).toBeVisible();
  await expect(page.getByText(say(m.birth_error_latitude))).toBeVisible();
  yield "birth-faults";
  await page.getByLabel(say(m.birth_latitude)).fill("");
  const place = page.getByRole("combobox", { name: say(m.birth_place) });
  await place.fill("madrid");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  yield "birth-suggestions";
  await fillBirth(page, locale);
  await expect(page.getByText("America/Sao_Paulo")).toBeVisible();
  yield "birth-filled";
  await page.getByText(say(m.birth_clock_wrong), { exact: true }).click();
  await page.getByLabel(say(m.birth_offset)).fill("+17");
  await reveal.click();
  await expect(page.getByText(say(m.birth_error_offset))).toBeVisible();
  yield "birth-clock-by-hand";
  await page.getByLabel(say(m.birth_offset)).fill("");
  // The night when Brazil's summer time of 1990 ended.
  await page.getByLabel(say(m.birth_day), { exact: true }).selectOption("10");
  await page.getByLabel(say(m.birth_month), { exact: true }).selectOption("2");
  await page.getByLabel(say(m.birth_hour), { exact: true }).selectOption("23");
  await reveal.click();
  await expect(page.getByText(say(m.birth_error_reading))).toBeVisible();
  yield "birth-time-twice";
}

async function* previews({ page, locale, say }: Visit): Screens {
  const unknown = page.getByLabel(say(m.birth_unknown));
  const unlock = page.getByRole("button", { name: say(m.preview_unlock) });
  await unknown.check();
  await revealChart(page, locale);
  await expect(unlock).toBeVisible();
  yield "preview-without-hour";
  await openBirthForm(page, locale);
  await unknown.uncheck();
  await fillBirth(page, locale);
  await revealChart(page, locale);
  await expect(unlock).toBeVisible();
  yield "preview";
}
