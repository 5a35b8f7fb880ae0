import { expect, test } from "vitest";
import { funnelMeta, funnelStepOf } from "./step.ts";

test("an address names its step; a payment session is the thank-you; anything else is for the saved session", () => {
  expect(funnelStepOf("?step=contact")).toBe("contact");
  expect(funnelStepOf("?step=birth-data&session_id=cs_1")).toBe("thank-you");
  for (const search of ["", "?step=", "?step=Contact", "?step=__proto__"]) expect(funnelStepOf(search)).toBeNull();
});

test("each step has a title of its own, and only the first is for search engines", () => {
  const metas = ["", "?step=contact", "?step=preview-payment", "?session_id=x"].map((search) =>
    JSON.stringify(funnelMeta(search, undefined)),
  );
  expect(new Set(metas).size).toBe(4);
  expect(metas.map((meta) => meta.includes("noindex"))).toEqual([false, true, true, true]);
});
