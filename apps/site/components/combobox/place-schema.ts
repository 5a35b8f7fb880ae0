import * as z from "zod/mini";

/** A place as the search API returns it and session storage keeps it. */
export const placeSchema = z.object({
  name: z.string().check(z.minLength(1)),
  region: z.string(),
  country: z.string(),
  countryCode: z.string(),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  zone: z.string().check(z.minLength(1)),
  population: z.number(),
  geonameId: z.optional(z.number()),
  label: z.string().check(z.minLength(1)),
});
