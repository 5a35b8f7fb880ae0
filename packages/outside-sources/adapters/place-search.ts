import { z } from "zod";
import { attemptErrors } from "../attempt.ts";
import { type Adapter, addressOf } from "./adapter.ts";

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);
const answer = z.array(z.object({ lat: latitude, lon: longitude, display_name: z.string() }));

/** Open map service: the first place of a name. Whatever goes wrong, there are no coordinates. */
export const placeSearch: Adapter = async ({ question, base, call, warn }) => {
  const url = addressOf(base, { format: "json", q: question.placeText, limit: "1" });
  const got = await call({ method: "GET", url });
  const read = got.ok ? answer.safeParse(got.body) : null;
  const found = read?.data?.[0];
  if (found) {
    const { lat: latitudeDeg, lon: longitudeDeg, display_name: displayName } = found;
    return { ok: true, data: { kind: "coordinates", latitudeDeg, longitudeDeg, displayName } };
  }
  const error = got.ok ? attemptErrors.geocoding : got.error;
  warn({ error }, attemptErrors.geocoding);
  return { ok: false, error, ...(read?.success ? { honest: true } : {}) };
};
