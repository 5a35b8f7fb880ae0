import { builtInCities } from "@cosmic/atlas/built-in-cities";

const padded = (text: string | null): string => (text ?? "").padStart(2, "0");

/** Turns the plain form (separate day, month, year; a city of the built-in list) into what the checkout takes. Fields of
 * the JSON form pass through under their own names. */
export function checkoutFromForm(form: URLSearchParams): object {
  const city = builtInCities.find((place) => place.label === form.get("city"));
  const typedDate = form.get("birthDate");
  const parts = [form.get("year"), padded(form.get("month")), padded(form.get("day"))];
  const timeUnknown = form.get("timeUnknown") === "on" || form.get("timeUnknown") === "true";
  const typedTime =
    form.get("birthTime") ?? (form.get("hour") ? `${padded(form.get("hour"))}:${padded(form.get("minute"))}` : "");
  const birthData = {
    fullName: form.get("name") ?? "",
    email: form.get("email") ?? "",
    birthDate: typedDate ?? (form.get("year") ? parts.join("-") : ""),
    birthTime: timeUnknown ? null : typedTime,
    timeUnknown,
    birthCity: city?.name ?? form.get("birthCity") ?? "",
    birthCountry: city?.country ?? form.get("birthCountry") ?? "",
    latitude: city?.latitude ?? form.get("latitude") ?? undefined,
    longitude: city?.longitude ?? form.get("longitude") ?? undefined,
    timezone: city?.zone ?? form.get("timezone") ?? undefined,
    agreedSources: form.get("agreedSources") ?? "",
  };
  return {
    email: form.get("email") ?? "",
    name: form.get("name") ?? "",
    plan: form.get("plan") ?? "basic",
    locale: form.get("locale") ?? "en-us",
    firstCheckout: form.get("firstCheckout") ?? false,
    journey: form.get("journey") ?? undefined,
    birthData,
  };
}
