const padded = (text: string | null): string => (text ?? "").padStart(2, "0");

/** Date and local time of a posted birth form, as they were typed: `birthDate` and `birthTime`, or year, month, day, hour
 * and minute apart. */
export function momentOfForm(form: URLSearchParams) {
  const parts = [form.get("year"), padded(form.get("month")), padded(form.get("day"))];
  const timeUnknown = form.get("timeUnknown") === "on" || form.get("timeUnknown") === "true";
  const typedTime = form.get("hour") ? `${padded(form.get("hour"))}:${padded(form.get("minute"))}` : "";
  return {
    birthDate: form.get("birthDate") ?? (form.get("year") ? parts.join("-") : ""),
    birthTime: form.get("birthTime") ?? typedTime,
    timeUnknown,
  };
}
