import { m } from "../../generated/paraglide/messages.js";
import type { SignPart } from "./document-parts.ts";

/** What a reader hands on with the site's address: the three signs, or the two that are certain, and no birth data. */
export function shareText(signs: readonly SignPart[], site: string): string {
  const named = (id: string) => signs.find((part) => part.chapter.id === id)?.signName;
  const sun = named("soul");
  const moon = named("heart");
  const rising = named("mask");
  if (sun && moon && rising) return m.report_share_text_three({ sun, moon, rising, site });
  if (sun && moon) return m.report_share_text_two({ sun, moon, site });
  return m.report_share_text_none({ site });
}
