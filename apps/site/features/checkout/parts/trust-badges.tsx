import { Glyph } from "../../../components/drawings/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";

const trust = [
  { glyph: "shield", words: m.checkout_trust_refund },
  { glyph: "book", words: m.checkout_trust_lifetime },
  { glyph: "mail", words: m.checkout_trust_copy },
] as const;
/** Proper names, the same in every language. */
const paymentMarks = ["Visa", "Mastercard", "Amex", "Stripe"] as const;

/** Guarantees for the buyer, and the accepted card brands. */
export function TrustBadges() {
  return (
    <>
      <ul className="ticks">
        {trust.map(({ glyph, words }) => (
          <li key={glyph}>
            <Glyph name={glyph} size={20} />
            <span>
              {words()}
              {glyph === "book" ? <small>{m.checkout_lifetime_means()}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      <ul className="pay" aria-label={m.frame_foot_payment()}>
        {paymentMarks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    </>
  );
}
