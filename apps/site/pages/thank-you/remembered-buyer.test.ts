import { expect, test } from "vitest";
import { type BirthData, keepBirthData } from "../../features/birth/draft/birth-data.ts";
import { birthDataOf, keepInFunnel } from "../../features/birth/session/funnel-session.ts";
import { memoryStore } from "../../features/birth/session/session-store.ts";
import { nobody, rememberedBuyer } from "./remembered-buyer.ts";

const birth: BirthData = {
  ...{ birthDate: "1990-06-15", birthTime: "14:30", timeUnknown: false },
  ...{ birthCity: "São Paulo", birthCountry: "Brazil", countryCode: "BR" },
  ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo" },
};

test("a tab that went through the main journey knows its buyer and the birth", () => {
  const store = memoryStore();
  const bought = { ...birth, fullName: "Marina Duarte", email: "m@example.com" };
  keepBirthData(store, bought);
  expect(rememberedBuyer(store)).toEqual({
    ...{ name: "Marina Duarte", email: "m@example.com" },
    order: { email: "m@example.com", birthData: bought },
  });
});

test("a tab that went through the funnel knows them too", () => {
  const store = memoryStore();
  keepInFunnel(store, {
    birthData: birthDataOf(birth),
    contactData: { name: "Marina Duarte", email: "m@example.com" },
  });
  expect(rememberedBuyer(store)).toEqual({
    ...{ name: "Marina Duarte", email: "m@example.com" },
    order: { email: "m@example.com", birthData: birth },
  });
});

test("without an address or without a birth there is nothing to ask for", () => {
  const store = memoryStore();
  expect(rememberedBuyer(store)).toEqual(nobody);
  keepBirthData(store, birth);
  expect(rememberedBuyer(store).order).toBeNull();
});
