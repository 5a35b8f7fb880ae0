import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { listText } from "../../../apps/site/locale/format/format.ts";
import { expect, type Screens, type Visit } from "./visit.ts";

interface Person {
  readonly who: string;
  readonly name: string;
  readonly date: readonly [day: string, month: string, year: string];
  readonly time: string;
  readonly typed: string;
  readonly place: RegExp;
}

/** The comparison of two charts. */
export async function* pairScreens(visit: Visit): Screens {
  const { page, locale, say } = visit;
  const compare = page.getByRole("button", { name: say(m.compatibility_submit) });
  await page.goto("/compatibility");
  await expect(compare).toHaveAttribute("type", "submit");
  await compare.click();
  await expect(page.getByText(say(m.birth_error_day), { exact: true }).first()).toBeVisible();
  yield "compatibility-faults";
  await fillPerson(visit, {
    ...{ who: say(m.compatibility_person_first), name: "Marina", date: ["15", "6", "1990"], time: "14:30" },
    ...{ typed: "sao p", place: /^São Paulo/ },
  });
  await fillPerson(visit, {
    ...{ who: say(m.compatibility_person_second), name: "Daniel", date: ["3", "11", "1988"], time: "07:20" },
    ...{ typed: "madrid", place: /^Madrid/ },
  });
  await compare.click();
  const pair = listText(["Marina", "Daniel"], locale);
  await expect(page.getByRole("heading", { name: pair })).toBeFocused();
  yield "compatibility-result";
}

async function fillPerson({ page, say }: Visit, { who, name, date, time, typed, place }: Person): Promise<void> {
  const person = page.getByRole("group", { name: who });
  await person.getByLabel(say(m.compatibility_name)).fill(name);
  for (const [index, label] of [m.birth_day, m.birth_month, m.birth_year].entries())
    await person.getByLabel(say(label), { exact: true }).selectOption(date[index] ?? "");
  const [hour = "", minute = ""] = time.split(":");
  await person.getByLabel(say(m.birth_hour)).selectOption(hour);
  await person.getByLabel(say(m.birth_minute), { exact: true }).fill(minute);
  await person.getByRole("combobox", { name: say(m.compatibility_place) }).fill(typed);
  await page.getByRole("option", { name: place }).first().click();
}
