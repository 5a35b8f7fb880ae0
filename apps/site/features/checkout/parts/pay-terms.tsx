/** A sentence ending in a Markdown link. */
const linked = /^(?<sentence>.*?)\s*\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)$/;

/** What the buyer agrees to by paying, with a link to the terms: shown beside every pay button, worded by the
 * server. */
export function PayTerms({ text }: { readonly text: string }) {
  const { sentence, label, address } = linked.exec(text)?.groups ?? {};
  return (
    <p className="cap pay-terms">
      {sentence ?? text} {address ? <a href={address}>{label}</a> : null}
    </p>
  );
}
