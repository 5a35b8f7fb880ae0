import type { SellerNotice } from "@cosmic/shop/seller/seller-notice";

/** Who sells, line by line: address, numbers, and how to reach them. */
export function SellerDetails({ seller }: { readonly seller: SellerNotice }) {
  return (
    <dl className="seller-details">
      {seller.lines.map(({ kind, label, value }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
