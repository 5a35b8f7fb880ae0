import { z } from "zod";
import { attemptErrors } from "../attempt.ts";
import { type Adapter, addressOf, coordinate, unreadable } from "./adapter.ts";

const answer = z.object({
  city: z.string().optional(),
  locality: z.string().optional(),
  countryName: z.string(),
});

/** Public service: the town at coordinates. */
export const reverseGeocoding: Adapter = async ({ question, base, call }) => {
  const url = addressOf(base, {
    latitude: String(coordinate(question.latitudeDeg)),
    longitude: String(coordinate(question.longitudeDeg)),
    localityLanguage: "en",
  });
  const got = await call({ method: "GET", url });
  if (!got.ok) return got;
  const read = answer.safeParse(got.body);
  if (!read.success) return unreadable;
  const { city, locality, countryName: country } = read.data;
  // The open sea has neither.
  if (!city && !locality && !country) return { ok: false, error: attemptErrors.geocoding, honest: true };
  return { ok: true, data: { kind: "place-name", city: city || locality || "", country } };
};
