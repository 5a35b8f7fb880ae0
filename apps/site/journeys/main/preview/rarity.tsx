import type { Facts } from "@cosmic/chart/facts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** A placeholder for the number, so that the sentence can be split around it in any language. */
const cut = "\u0000";

/** How rare this combination of three signs is. Renders empty without a birth time. */
export function Rarity({ facts, locale }: { readonly facts: Facts; readonly locale: Locale }) {
  if (facts.rarity === null) return <div className="rare-none" />;
  const [before, after] = m.preview_rare({ share: cut }).split(cut);
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
