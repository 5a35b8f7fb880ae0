/** A receipt in words, all of them final: what its one page shows, from top to bottom. */
export interface ReceiptSheet {
  /** BCP 47, such as `pt-BR`. */
  readonly language: string;
  /** The site's name. */
  readonly publisher: string;
  readonly title: string;
  /** Says that this is a sample; null for a real sale. */
  readonly notice: string | null;
  /** Numbers and dates. */
  readonly facts: readonly ReceiptLine[];
  /** Seller and buyer. */
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  /** What was sold: headers, and one row. */
  readonly columns: readonly string[];
  readonly row: readonly string[];
  /** Net, tax and total; the last is set apart. */
  readonly totals: readonly ReceiptLine[];
  readonly notes: readonly string[];
}

export interface ReceiptLine {
  readonly label: string;
  readonly value: string;
}
