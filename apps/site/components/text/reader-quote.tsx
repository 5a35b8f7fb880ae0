import { onlyShown, type Testimonial, verifiedClaim } from "../../content/operator-claims.ts";
import { useVisitor } from "../visitor.ts";
import { Stars } from "./stars.tsx";

/** One testimonial, as supplied by the operator; nothing when it may not be shown. */
export function ReaderQuote({ reader }: { readonly reader: Testimonial }) {
  const shown = useVisitor()?.claims;
  if (onlyShown([reader], shown).length === 0) return null;
  const [verified] = onlyShown([verifiedClaim], shown);
  return (
    <figure className="mini">
      <Stars rating={reader.rating} />
      <blockquote>{reader.text()}</blockquote>
      <figcaption className="cap">
        {reader.name()}, {reader.place()}
        {verified ? `. ${verified.text()}` : ""}
      </figcaption>
    </figure>
  );
}
