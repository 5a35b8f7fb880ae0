import type { DraftFields } from "../../../features/birth/form/birth-form.ts";

/** Day, month, year, time, city, country. */
export const itemCount = 6;

/** How many of the six items are filled in; an unknown time counts once the visitor says so. */
export function filledItems(form: DraftFields): number {
  const time = form.timeUnknown || (form.hour !== "" && form.minute.trim() !== "");
  const texts = [form.day, form.month, form.year, form.placeText, form.country];
  return texts.filter((text) => text.trim() !== "").length + (time ? 1 : 0);
}
