import { ReaderQuote } from "../../../components/text/reader-quote.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { onlyShown, testimonials } from "../../../content/operator-claims.ts";

/** Testimonials chosen for this page; the first appears alone beside the form, the others follow below. */
const suited = {
  timed: ["testimonial-2", "testimonial-1", "testimonial-5"],
  untimed: ["testimonial-3", "testimonial-2", "testimonial-1"],
} as const;

interface ReadersProps {
  readonly timeUnknown: boolean;
}

const readersFor = ({ timeUnknown }: ReadersProps) =>
  suited[timeUnknown ? "untimed" : "timed"].flatMap((id) => testimonials.find((one) => one.id === id) ?? []);

/** The testimonial beside the form. */
export function OneReader(props: ReadersProps) {
  const [first] = readersFor(props);
  return first ? <ReaderQuote reader={first} /> : null;
}

/** The remaining two testimonials, as far as they may be shown. */
export function MoreReaders(props: ReadersProps) {
  const [, ...rest] = readersFor(props);
  const others = onlyShown(rest, useVisitor()?.claims);
  if (others.length === 0) return null;
  return (
    <div className="more-readers">
      {others.map((reader) => (
        <ReaderQuote key={reader.id} reader={reader} />
      ))}
    </div>
  );
}
