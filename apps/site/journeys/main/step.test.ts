import { expect, test } from "vitest";
import { stepMeta, stepOf } from "./step.ts";

test("an address names its step, and anything else is the landing page", () => {
  expect(stepOf("?step=birth")).toBe("birth");
  expect(stepOf("?a=1&step=checkout")).toBe("checkout");
  for (const search of ["", "?", "?step=", "?step=Birth", "?step=__proto__"]) expect(stepOf(search)).toBeNull();
});

test("each step has its own title and description, and only the payment step is kept from search engines", () => {
  const titles = (["birth", "preview", "checkout"] as const).map((step) => JSON.stringify(stepMeta(step, "Site")));
  expect(new Set(titles).size).toBe(3);
  expect(titles.map((meta) => meta.includes("noindex"))).toEqual([false, false, true]);
});
