import { expect, test } from "vitest";
import { m } from "../../generated/paraglide/messages.js";
import type { Locale } from "../locale.ts";
import { momentText, sentenceTime } from "./time-of-day.ts";

/** Every message that contains a time. */
function sentences(time: string, locale: Locale): readonly string[] {
  const said = sentenceTime(time, locale);
  const at = { locale };
  const moment = momentText("1990-06-21", time, locale);
  const signs = { before: "X", after: "Y" };
  return [
    m.birth_fold_twice({ ...said }, at),
    m.birth_fold_never({ ...said }, at),
    m.birth_sky_over({ ...said, place: "Madrid" }, at),
    m.birth_sky_alone({ ...said }, at),
    m.preview_moon_until({ ...said, first: "X", second: "Y" }, at),
    m.preview_sun_day({ ...said, ...signs }, at),
    m.preview_boundary({ ...signs, moment, calendar: "X", sign: "Y" }, at),
    m.success_drawn({ ...said, date: "1990", place: "Madrid" }, at),
    m.thanks_resent_at({ ...said }, at),
    m.order_refund_lead({ number: "1", amount: "1 €", moment }, at),
    m.city_now({ ...said, date: "1990" }, at),
    m.city_dusk({ ...said, date: "1990" }, at),
  ];
}

test("at half past one a Spanish sentence has the singular article, at half past two the plural", () => {
  for (const sentence of sentences("01:30", "es-es")) expect(sentence).toMatch(/(?<!\p{L})la 1:30(?!\d)/u);
  for (const sentence of sentences("14:30", "es-es")) expect(sentence).toMatch(/(?<!\p{L})las 14:30(?!\d)/u);
  expect(sentences("01:30", "es-es")[0]).toBe(
    "Ese día se atrasó el reloj y marcó dos veces la 1:30. ¿Cuál de las dos fue?",
  );
});

test("at half past one a Portuguese sentence never has the plural article", () => {
  for (const sentence of sentences("01:30", "pt-br")) {
    expect(sentence).toContain("1h30");
    expect(sentence).not.toMatch(/(?<!\p{L})[aà]s 1h30/u);
  }
  for (const sentence of sentences("14:30", "pt-br")) expect(sentence).toContain("14h30");
  expect(
    m.preview_moon_until({ ...sentenceTime("01:30", "pt-br"), first: "Peixes", second: "Áries" }, { locale: "pt-br" }),
  ).toBe("Peixes até a 1h30, depois Áries.");
  expect(m.thanks_resent_at({ ...sentenceTime("14:30", "pt-br") }, { locale: "pt-br" })).toBe("Enviado às 14h30.");
});
