import { expect, test } from "vitest";
import type { BirthData } from "../draft/birth-data.ts";
import { birthDataOf, birthOfSession, keepInFunnel, readFunnelSession, startStep } from "./funnel-session.ts";
import { memoryStore } from "./session-store.ts";
import { funnelKey } from "./tab-keys.ts";

/** The complete stored format, whose field names are fixed. */
const birthData = {
  date: "1990-06-15",
  time: "14:30",
  place: "São Paulo, Brazil",
  latitude: -23.5475,
  longitude: -46.6361,
  timezone: "America/Sao_Paulo",
};
const contactData = { name: "Marina", email: "m@example.com" };
const previewData = { sunSign: "Gemini", moonSign: "Pisces", risingSign: "Scorpio", insights: ["a", "b", "c"] };
const startOf = (stored: object) => startStep(readFunnelSession(JSON.stringify(stored)).session);

test("the saved session decides the start", () => {
  expect(startOf({ birthData, contactData, previewData })).toBe("preview-payment");
  expect(startOf({ birthData })).toBe("contact");
  expect(startOf({ birthData, previewData })).toBe("contact");
  expect(startOf({ birthData, contactData })).toBe("contact");
  expect(startOf({ contactData })).toBe("birth-data");
  expect(startOf({})).toBe("birth-data");
});

test.each(["", "{", "null", "[]", "7", '"text"'])("%j cannot be read and starts at birth data", (text) => {
  const reading = readFunnelSession(text);
  expect(reading).toEqual({ session: {}, broken: true });
  expect(startStep(reading.session)).toBe("birth-data");
});

test("nothing stored is nothing broken", () => {
  expect(readFunnelSession(null)).toEqual({ session: {}, broken: false });
});

test("a spoilt part costs only itself and is told", () => {
  const spoilt = { birthData: { ...birthData, latitude: 900 }, contactData, previewData: null };
  expect(readFunnelSession(JSON.stringify(spoilt))).toEqual({ session: { contactData }, broken: true });
});

test("a session of the specification's fields alone is a whole birth", () => {
  const { session } = readFunnelSession(JSON.stringify({ birthData }));
  expect(birthOfSession(session)).toEqual({
    birthDate: "1990-06-15",
    birthTime: "14:30",
    timeUnknown: false,
    birthCity: "São Paulo, Brazil",
    birthCountry: "",
    countryCode: "",
    latitude: -23.5475,
    longitude: -46.6361,
    timezone: "America/Sao_Paulo",
  });
});

test("a birth goes in and comes out the same, with a hand-set offset, a fold and an unknown time", () => {
  const birth: BirthData = {
    ...{ birthDate: "1990-06-15", birthTime: "12:00", timeUnknown: true },
    ...{ birthCity: "São Paulo", birthCountry: "Brazil", countryCode: "BR" },
    ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo", offsetSeconds: -10_800, fold: 1 },
  };
  const store = memoryStore();
  keepInFunnel(store, { birthData: birthDataOf(birth) });
  expect(birthOfSession(readFunnelSession(store.read(funnelKey)).session)).toEqual(birth);
});

test("a part that is changed leaves the others as they are, and one set to nothing is gone", () => {
  const store = memoryStore();
  keepInFunnel(store, { contactData, previewData });
  keepInFunnel(store, { contactData: { name: "", email: "other@example.com" }, previewData: undefined });
  expect(JSON.parse(store.read(funnelKey) ?? "")).toEqual({ contactData: { name: "", email: "other@example.com" } });
});
