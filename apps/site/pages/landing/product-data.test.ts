import { expect, test } from "vitest";
import { productData } from "./product-data.ts";

const product = {
  name: "Report",
  description: "A report.",
  price: { priceMinor: 1399, currency: "EUR" },
  claims: { samples: false, ids: [] },
  rated: null,
  locale: "es-es",
} as const;
const seller = {
  lead: "Vende",
  name: "Ejemplo Editorial, S.L.",
  lines: [
    { kind: "address", label: "Domicilio", value: "Calle Mayor 1, 28013 Madrid" },
    { kind: "tax", label: "NIF", value: "B12345674" },
  ],
  demonstration: null,
} as const;

test("the offer names its seller to search engines", () => {
  expect(productData({ ...product, seller }).offers).toMatchObject({
    seller: {
      "@type": "Organization",
      legalName: "Ejemplo Editorial, S.L.",
      address: "Calle Mayor 1, 28013 Madrid",
      taxID: "B12345674",
    },
  });
});

test("an invented seller is not told to search engines", () => {
  const invented = { ...seller, demonstration: "Demostración" };
  expect(JSON.stringify(productData({ ...product, seller: invented }))).not.toContain("Organization");
});

test("the fixed rating is told to search engines as the sandbox's sample alone", () => {
  const claims = { samples: true, ids: ["rating-in-structured-data"] } as const;
  const rating = { ratingValue: 4.8, reviewCount: 2847 };
  expect(productData({ ...product, seller, claims })).toMatchObject({ aggregateRating: rating });
  expect(productData({ ...product, seller, claims: { ...claims, samples: false } })).not.toHaveProperty(
    "aggregateRating",
  );
  expect(productData({ ...product, seller })).not.toHaveProperty("aggregateRating");
  expect(productData({ ...product, seller, claims: undefined })).not.toHaveProperty("aggregateRating");
});

test("the rating of real reviews takes the operator's place, with the reviews on the page, and the seller has none", () => {
  const review = {
    stars: 2,
    text: "Too long.",
    name: "",
    locale: "pt-br",
    writtenOn: "2026-11-26",
    boughtIn: "2026-10",
  };
  const rated = { rating: { average: 3.4, count: 7 }, latest: [{ ...review, stars: 2 as const }] };
  const claims = { samples: false, ids: ["rating-in-structured-data"] } as const;
  const told = productData({ ...product, seller, claims, rated });
  expect(told).toMatchObject({
    aggregateRating: { ratingValue: 3.4, reviewCount: 7, bestRating: 5, worstRating: 1 },
    review: [{ reviewBody: "Too long.", inLanguage: "pt-BR", reviewRating: { ratingValue: 2 } }],
  });
  expect(JSON.stringify(told.offers)).not.toMatch(/rating|review/i);
});
