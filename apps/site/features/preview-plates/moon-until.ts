import type { SignWindow } from "@cosmic/chart/facts";
import { signName } from "../../components/drawings/sky-names.ts";
import { m } from "../../generated/paraglide/messages.js";
import { sentenceTime } from "../../locale/format/time-of-day.ts";
import type { Locale } from "../../locale/locale.ts";

/** For a day with two Moon signs: the first sign, when it ended, and the second. */
export const moonUntilText = (first: SignWindow, second: SignWindow, locale: Locale): string =>
  m.preview_moon_until({
    ...sentenceTime(first.to, locale),
    first: signName(first.sign),
    second: signName(second.sign),
  });
