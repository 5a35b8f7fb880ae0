import type { StoredSources } from "@cosmic/outside-sources/stored-sources";
import type { StoredBirth } from "../../orders/births/stored-birth.ts";
import type { Price } from "../../prices.ts";
import type { Checkout } from "../checkout-form.ts";

/** What is bought, all of it checked. */
export interface Purchase {
  readonly checkout: Checkout;
  readonly birth: StoredBirth;
  readonly name: string;
  readonly price: Price;
  readonly sources: StoredSources | null;
  /** Secret of the cookie of the browser that orders; absent where it takes none. */
  readonly buyer?: string | undefined;
}
