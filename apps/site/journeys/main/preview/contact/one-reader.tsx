import { ReaderQuote } from "../../../../components/reader-quote.tsx";
import { testimonials } from "../../../../content/operator-claims.ts";

/** The operator's testimonials that suit this place: one on the sums, one on an unknown birth time. */
const suited = { timed: "testimonial-2", untimed: "testimonial-3" } as const;

/** What one reader says beside the contact form. */
export function OneReader({ timeUnknown }: { readonly timeUnknown: boolean }) {
  const reader = testimonials.find(({ id }) => id === (timeUnknown ? suited.untimed : suited.timed));
  return reader ? <ReaderQuote reader={reader} /> : null;
}
