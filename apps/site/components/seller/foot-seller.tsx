import { useVisitor } from "../visitor.ts";
import { SellerDetails } from "./seller-details.tsx";

/** Who sells, at the foot of every page. */
export function FootSeller() {
  const seller = useVisitor()?.seller;
  if (!seller) return null;
  return (
    <div className="foot-seller">
      <h2>
        {seller.lead} <b>{seller.name}</b>
      </h2>
      <SellerDetails seller={seller} />
      {seller.demonstration ? <p className="seller-demonstration">{seller.demonstration}</p> : null}
    </div>
  );
}
