import type { Facts } from "@cosmic/chart/facts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** A placeholder for the number, so that the sentence can be split around it in any language. */
const cut = "\u0000";

/** One in 12³: the mean over all combinations of three signs. Only rarer ones are called rare. */
const meanOneIn = 1728;

/** How rare this combination of three signs is. Renders empty without a birth time. */
export function Rarity({ facts, locale }: { readonly facts: Facts; readonly locale: Locale }) {
  if (facts.rarity === null) return <div className="rare-none" />;
  const sentence = facts.rarity.oneIn >= meanOneIn ? m.preview_rare : m.preview_not_rare;
  const [before, after] = sentence({ share: cut }).split(cut);
  return (
    <div className="rare">
      <p>
        {before}
        <b>{m.preview_rare_share({ n: numberText(facts.rarity.oneIn, locale) })}</b>
        {after}
      </p>
      <p className="cap">{m.preview_rare_note()}</p>
    </div>
  );
}
