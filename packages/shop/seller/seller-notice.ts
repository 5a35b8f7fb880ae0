import type { Locale } from "@cosmic/addresses/locales";
import type { Seller } from "@cosmic/platform/environment/variables/seller-variables";
import { sellerWords } from "./seller-words.ts";
import { isCompanyNumber, taxNumberKind } from "./tax-number.ts";

/** One line about the seller, in the reader's language. */
export interface SellerLine {
  readonly kind: "address" | "tax" | "register" | "email" | "phone";
  readonly label: string;
  readonly value: string;
}

/** Who sells, as it is said to a reader: in footer, checkout, terms and every mail. */
export interface SellerNotice {
  /** Stands before the name. */
  readonly lead: string;
  readonly name: string;
  readonly lines: readonly SellerLine[];
  /** Says that this seller is invented; null for a real one. */
  readonly demonstration: string | null;
}

/** Writes down who sells; `supportEmail` stands in where the seller named no address of its own. */
export function sellerNotice(seller: Seller, supportEmail: string, locale: Locale): SellerNotice {
  const { lead, labels, taxLabels, demonstration } = sellerWords[locale];
  const { name, address, taxId, register, email, phone } = seller;
  const lines: SellerLine[] = [{ kind: "address", label: labels.address, value: address.join(", ") }];
  if (taxId !== null) lines.push({ kind: "tax", label: taxLabels[taxNumberKind(taxId)], value: taxId });
  if (register !== null) {
    const label = isCompanyNumber(register) ? labels.companyNumber : labels.register;
    lines.push({ kind: "register", label, value: register });
  }
  lines.push({ kind: "email", label: labels.email, value: email ?? supportEmail });
  if (phone !== null) lines.push({ kind: "phone", label: labels.phone, value: phone });
  return { lead, name, lines, demonstration: seller.demonstration ? demonstration : null };
}
