import { expect, test } from "vitest";
import { unusualPortuguese } from "./portuguese-usage.ts";
import { siteTexts } from "./site-texts.ts";

test.each([
  ["pt-br/checkout.json/checkout_trust_lifetime", "Acesso vitalício, on-line e em PDF"],
  ["pt/legal/privacy.md:43", "nome, endereço, dados de nascimento, mensagens e newsletter"],
  ["pt-br/landing.json/landing_faq_1_answer", "Seu mapa natal completo e mais de 20 seções ilustradas"],
  ["pt-br/guide.json/guide_quality", "Qualidade"],
  ["pt/guides/taurus.md:14", "Touro é terra no elemento e fixo na qualidade"],
  ["pt-br/compatibility.json/compatibility_date_only", "não há ascendente, Meio do Céu nem casas"],
  ["pt-br/credits.json/credits_of_iers", "UT1 e segundos intercalados"],
  ["pt-br/samples.json/samples_disclaimer", "feita a partir do JPL DE440 da NASA"],
  ["pt-br/landing.json/landing_page_title", "Sol em Gêmeos, na oitava casa"],
  ["pt-br/compatibility.json/compatibility_all_caption", "Ângulos entre {first} e {second}"],
  ["pt-br/order.json/order_refund_reason_hint", "Ajuda a gente a melhorar. Não decide nada."],
  ["pt-br/order.json/order_data_title", "Os seus dados"],
  ["pt-br/newsletter.json/newsletter_sign_up", "Inscrever-me"],
  ["pt-br/flow.json/flow_report_text", "um link secreto: abre-se depois do pagamento"],
  ["pt-br/city.json/city_sets", "põe-se {time}"],
])("%s: “%s” has a better wording", (where, text) => {
  expect(unusualPortuguese({ where, text })).toHaveLength(1);
});

test.each([
  ["pt-br/compatibility.json/compatibility_lead", "a comparação chega às casas e aos ângulos."],
  ["pt-br/funnel.json/funnel_teaser_element", "{element} é o seu elemento mais forte"],
  ["pt-br/samples.json/samples_lead", "lidos pelo motor que vai ler o seu: um mapa por página"],
  ["pt-br/newsletter.json/newsletter_void_text", "Inscreva-se de novo e enviamos outro."],
  ["pt/guides/cancer.md:40", "Você ouve “a gente nunca quis você aqui”"],
])("%s: “%s” is good Portuguese", (where, text) => {
  expect(unusualPortuguese({ where, text })).toEqual([]);
});

test("the Brazilian site keeps to one wording", () => {
  const texts = siteTexts("pt");
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap((text) => unusualPortuguese(text).map((found) => `${text.where} ${found}`))).toEqual([]);
});
