import { m } from "../../../generated/paraglide/messages.js";
import type { CheckoutOffer } from "../prices/price-lines.tsx";

/** What the hosted payment page takes, beside the button that leads there. Wallets depend on the device. */
export function PayWays({ offer }: { readonly offer: Pick<CheckoutOffer, "pix"> }) {
  return <p className="cap pay-ways">{offer.pix ? m.checkout_ways_pix() : m.checkout_ways()}</p>;
}
