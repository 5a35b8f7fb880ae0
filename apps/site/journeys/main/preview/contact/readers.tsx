import { ReaderQuote } from "../../../../components/reader-quote.tsx";
import { testimonials } from "../../../../content/operator-claims.ts";

/** The operator's testimonials that suit this place; the first stands alone where there is room for one. */
const suited = {
  timed: ["testimonial-2", "testimonial-1", "testimonial-5"],
  untimed: ["testimonial-3", "testimonial-2", "testimonial-1"],
} as const;

interface ReadersProps {
  readonly timeUnknown: boolean;
}

const readersFor = ({ timeUnknown }: ReadersProps) =>
  suited[timeUnknown ? "untimed" : "timed"].flatMap((id) => testimonials.find((one) => one.id === id) ?? []);

/** What one reader says beside a form. */
export function OneReader(props: ReadersProps) {
  const [first] = readersFor(props);
  return first ? <ReaderQuote reader={first} /> : null;
}

/** What two others say. */
export function MoreReaders(props: ReadersProps) {
  const [, ...others] = readersFor(props);
  return (
    <div className="more-readers">
      {others.map((reader) => (
        <ReaderQuote key={reader.id} reader={reader} />
      ))}
    </div>
  );
}
