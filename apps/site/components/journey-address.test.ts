import { expect, test } from "vitest";
import { journeyOf } from "./journey-address.ts";

test("the pages of the locale flow are told by their address, with and without a prefix, in any case", () => {
  const pages = ["/birth-chart", "/pt-br/preview", "/en-us/payment/", "/ES-ES/Report"];
  expect(pages.map(journeyOf)).toEqual(pages.map(() => "locale"));
});

test("every other address belongs to the one-page flow", () => {
  const pages = ["/", "/pt-br", "/faq", "/pt-br/faq", "/r/report", "/preview/more", "/fr-fr/preview"];
  expect(pages.map(journeyOf)).toEqual(pages.map(() => "main"));
});
