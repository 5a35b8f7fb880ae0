import { m } from "../../generated/paraglide/messages.js";

/** A placement from the report's opening, by its chapter; without a name when two signs are possible. */
export interface SignNamed {
  readonly id: string;
  readonly signName: string | undefined;
}

/** The text shared along with the site's address: the three signs, or the two that are certain, and no birth data. */
export function shareText(signs: readonly SignNamed[], site: string): string {
  const named = (id: string) => signs.find((part) => part.id === id)?.signName;
  const sun = named("soul");
  const moon = named("heart");
  const rising = named("mask");
  if (sun && moon && rising) return m.report_share_text_three({ sun, moon, rising, site });
  if (sun && moon) return m.report_share_text_two({ sun, moon, site });
  return m.report_share_text_none({ site });
}
