import { z } from "zod";

/** A place as the search answers it and this tab keeps it. */
export const placeSchema = z.object({
  name: z.string().min(1),
  region: z.string(),
  country: z.string(),
  countryCode: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  zone: z.string().min(1),
  population: z.number(),
  geonameId: z.number().optional(),
  label: z.string().min(1),
});
