import type { ContractTexts } from "../../mails/contract-plate.tsx";

/** What the confirmation of a contract fills in. */
interface ContractValues {
  /** What was bought, as the hosted payment page names it. */
  readonly product: string;
  /** In the order's currency, as the market writes it. */
  readonly price: string;
  /** Order number. */
  readonly number: string;
  /** Day of the payment, in words. */
  readonly boughtOn: string;
  /** Last moment of the guarantee, in words, UTC. */
  readonly refundUntil: string;
  readonly sellerName: string;
  /** Null on orders that kept none. */
  readonly termsVersion: string | null;
  readonly termsLink: string;
  /** The receipt as a PDF. */
  readonly receiptLink: string;
  /** The page that asks for the money back. */
  readonly refundLink: string;
  readonly supportEmail: string;
}

/** The contract of one language; `tag` is the market's, BCP 47. */
export type ContractWriter = (tag: string) => (values: ContractValues) => ContractTexts;
