import type { Facts } from "@cosmic/chart/facts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** Stands where the figure goes, so that the sentence can be cut around it in any language. */
const cut = "\u0000";

/** How many people share these three signs. Without a birth time nothing is said. */
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
