import { ReaderQuote } from "../../../../components/reader-quote.tsx";
import { testimonials } from "../../../../content/operator-claims.ts";

/** The operator's testimonials that suit this place, by its first: one on the sums, or one on an unknown birth time. */
const suited = {
  timed: ["testimonial-2", "testimonial-1", "testimonial-5"],
  untimed: ["testimonial-3", "testimonial-2", "testimonial-1"],
} as const;

interface ReadersProps {
  readonly timeUnknown: boolean;
}

/** What one reader says beside a pay button. */
export function OneReader(props: ReadersProps) {
  return <Readers {...props} most={1} />;
}

/** What three readers say beside the contact form. */
export function ThreeReaders(props: ReadersProps) {
  return <Readers {...props} most={3} />;
}

function Readers({ timeUnknown, most }: ReadersProps & { readonly most: number }) {
  const ids = suited[timeUnknown ? "untimed" : "timed"].slice(0, most);
  return ids.map((id) => {
    const reader = testimonials.find((one) => one.id === id);
    return reader ? <ReaderQuote key={id} reader={reader} /> : null;
  });
}
