import { expect, test } from "vitest";
import { forgetJourney } from "./forget-journey.ts";
import { memoryStore } from "./session-store.ts";

test("after a purchase nothing of the way to it is left, and nothing else is touched", () => {
  const store = memoryStore();
  const keys = [
    "birthData",
    "birthForm",
    "funnelForm",
    "localeBirthForm",
    "funnel-session",
    "checkoutAttempt",
    "zoneTable",
  ];
  for (const key of [...keys, "agreedSources"]) store.write(key, "x");
  forgetJourney(store);
  expect(keys.map((key) => store.read(key))).toEqual(keys.map(() => null));
  expect(store.read("agreedSources")).toBe("x");
});
