import type { ShopTools } from "../shop-tools.ts";

/** Removes the PDFs of an order that has just been closed, or whose birth was corrected. A store that does not answer is logged and does not hold up
 * the refund, the erasure or the correction: no link leads to them any more, and `removeStalePdfs` removes what is left. */
export async function removePdfsOfOrder(
  { pdfCache, log }: Pick<ShopTools, "log"> & { readonly pdfCache: Pick<ShopTools["pdfCache"], "removeAllOf"> },
  orderId: string,
): Promise<void> {
  try {
    await pdfCache.removeAllOf(orderId);
  } catch (error) {
    log.error(
      { orderId, err: error },
      "the PDFs of a closed or corrected order are still stored; they are removed when it answers again",
    );
  }
}
