import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { foldOfForm, momentOfForm } from "./fold-of-form.ts";

/** Converts the plain HTML form (separate day, month and year; a city from the built-in list) to checkout input. Fields
 * named as in the JSON form pass through. */
export function checkoutFromForm(form: URLSearchParams): object {
  const city = builtInCities.find((place) => place.label === form.get("city"));
  const { birthDate, birthTime, timeUnknown } = momentOfForm(form);
  const { fold } = foldOfForm(form);
  const birthData = {
    fullName: form.get("name") ?? "",
    email: form.get("email") ?? "",
    birthDate,
    birthTime: timeUnknown ? null : birthTime,
    timeUnknown,
    birthCity: city?.name ?? form.get("birthCity") ?? "",
    birthCountry: city?.country ?? form.get("birthCountry") ?? "",
    latitude: city?.latitude ?? form.get("latitude") ?? undefined,
    longitude: city?.longitude ?? form.get("longitude") ?? undefined,
    timezone: city?.zone ?? form.get("timezone") ?? undefined,
    ...(fold === null ? {} : { fold }),
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
