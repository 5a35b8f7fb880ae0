import type { ReviewField } from "@cosmic/shop/reviews/review-rules";

/** What stands in the form, as text. */
export type TypedReview = Readonly<Record<ReviewField, string>>;

/** The values of a posted form; a missing field or a file counts as empty. */
export function typedReview(form: FormData): TypedReview {
  const field = (name: ReviewField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { stars: field("stars"), text: field("text"), name: field("name") };
}

/** What became of a posted form. */
export type ReviewOutcome =
  | { readonly outcome: "saved" | "taken-back" }
  | { readonly outcome: "refused"; readonly typed: TypedReview; readonly fields: readonly ReviewField[] };
