import type { Locale } from "@cosmic/addresses/locales";
import type { ShopTools } from "../shop-tools.ts";
import { openPublicReviews, type PublicReviews } from "./public-reviews.ts";
import {
  endInvitation,
  type ReviewAnswer,
  type ReviewPageView,
  takeBackReview,
  viewReview,
  writeReview,
} from "./write-review.ts";

/** Reviews as the site's pages use them: what everybody reads, and what a buyer does by the mailed link. */
export interface Reviews extends PublicReviews {
  /** The page behind the mailed link; null: the calm 404. */
  viewReview(secret: string): Promise<ReviewPageView | null>;
  /** Writes or changes it. */
  writeReview(
    secret: string,
    typed: { readonly stars: unknown; readonly text: unknown; readonly name: unknown; readonly locale: Locale },
  ): Promise<ReviewAnswer>;
  /** False: the link opens nothing. */
  takeBackReview(secret: string): Promise<boolean>;
  /** Ends the asking for the address of a mailed link; the same for a link that is unknown. */
  endReviewInvitation(link: { readonly secret: string; readonly token: string | null }): Promise<void>;
}

/** Opens the reviews of a shop. */
export function openReviews(tools: ShopTools): Reviews {
  return {
    ...openPublicReviews(tools),
    viewReview: (secret) => viewReview(tools, secret),
    writeReview: (secret, typed) => writeReview(tools, secret, typed),
    takeBackReview: (secret) => takeBackReview(tools, secret),
    endReviewInvitation: (link) => endInvitation(tools, link),
  };
}
