import { expect, test } from "vitest";
import { locales, overwriteGetLocale } from "../generated/paraglide/runtime.js";
import { deliveredClaim, figureClaims, operatorClaims, promiseClaims, testimonials } from "./operator-claims.ts";

test("every claim has an id of its own, so that the readiness check can list it", () => {
  expect(new Set(operatorClaims.map((claim) => claim.id)).size).toBe(operatorClaims.length);
});

test("three figures, six testimonials of five stars, four promises, as the specification has them", () => {
  expect(figureClaims).toHaveLength(3);
  expect(testimonials.map((testimonial) => testimonial.rating)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(promiseClaims).toHaveLength(4);
});

test("the reports delivered are one of the claims, to the letter", () => {
  overwriteGetLocale(() => "en-us");
  expect(operatorClaims).toContain(deliveredClaim);
  expect(`${deliveredClaim.text()} ${deliveredClaim.label()}`).toBe("5,000+ reports delivered");
});

test.each(locales)("every claim is told in %s", (locale) => {
  overwriteGetLocale(() => locale);
  for (const claim of operatorClaims) expect(claim.text(), claim.id).not.toMatch(/^landing_|^$/);
});
