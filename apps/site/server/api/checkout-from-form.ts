import { builtInCities } from "@cosmic/atlas/built-in-cities";

const padded = (text: string | null): string => (text ?? "").padStart(2, "0");

/** Converts the plain HTML form (separate day, month and year; a city from the built-in list) to checkout input. Fields
 * named as in the JSON form pass through. */
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
    consentAsked: form.get("consentAsked") ?? false,
    beginNow: form.get("beginNow") ?? false,
    endsWithdrawal: form.get("endsWithdrawal") ?? false,
    firstCheckout: form.get("firstCheckout") ?? false,
    journey: form.get("journey") ?? undefined,
    birthData,
  };
}
