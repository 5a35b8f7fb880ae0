import { useVisitor } from "../visitor.ts";
import { SellerDetails } from "./seller-details.tsx";

/** Who sells, beside every pay button: whom the buyer is about to pay. */
export function SellerNote() {
  const seller = useVisitor()?.seller;
  if (!seller) return null;
  return (
    <div className="seller-note">
      <p>
        {seller.lead} <b>{seller.name}</b>
      </p>
      <SellerDetails seller={seller} />
      {seller.demonstration ? <p className="seller-demonstration">{seller.demonstration}</p> : null}
    </div>
  );
}
