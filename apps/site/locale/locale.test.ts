import { expect, test } from "vitest";
import * as runtime from "../generated/paraglide/runtime.js";
import { baseLocale, locales } from "./locale.ts";

test("the messages are written in the markets the shop sells in", () => {
  expect(runtime.locales).toEqual(locales);
  expect(runtime.baseLocale).toBe(baseLocale);
});
