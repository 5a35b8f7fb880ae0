import type { FlowStep } from "@cosmic/addresses/paths";
import { expect, test } from "vitest";
import type { Visitor } from "../../components/visitor.ts";
import { flowHead } from "./flow-head.ts";

const visitor: Visitor = {
  locale: "pt-br",
  ownLanguage: null,
  theme: undefined,
  requestId: "",
  siteName: "Site",
  siteUrl: "https://example.org",
  supportEmail: "",
  seller: { lead: "Vendido por", name: "Exemplo Ltda.", lines: [], demonstration: null },
  social: [],
  claims: { samples: false, ids: [] },
  rating: null,
  analytics: false,
  outsideSources: [],
  year: 2026,
};
const steps: readonly FlowStep[] = ["birth-chart", "preview", "payment", "report"];

test("every step has its own title, its canonical address under the locale and its like in all four", () => {
  const heads = steps.map((step) => JSON.stringify(flowHead(visitor, step)));
  expect(new Set(heads).size).toBe(4);
  for (const [index, step] of steps.entries()) {
    expect(heads[index]).toContain(`"rel":"canonical","href":"https://example.org/pt-br/${step}"`);
    expect(heads[index]).toContain(`"hrefLang":"en-US","href":"https://example.org/${step}"`);
    expect(heads[index]?.match(/"alternate"/g)).toHaveLength(5);
  }
});

test("only the payment step is kept from search engines", () => {
  expect(steps.filter((step) => JSON.stringify(flowHead(visitor, step)).includes("noindex"))).toEqual(["payment"]);
});
