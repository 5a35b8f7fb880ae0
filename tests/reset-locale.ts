import { afterEach } from "vitest";
import { overwriteGetLocale } from "../apps/site/generated/paraglide/runtime.js";
import { visitorLocaleNow } from "../apps/site/locale/visitor-locale.server.ts";

// The module of the messages holds the chosen locale, and the test files of a worker share it: no choice outlives its
// test.
overwriteGetLocale(visitorLocaleNow);
afterEach(() => overwriteGetLocale(visitorLocaleNow));
