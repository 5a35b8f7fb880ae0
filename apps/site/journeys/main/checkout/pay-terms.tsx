/** A sentence and the link that ends it. */
const linked = /^(?<sentence>.*?)\s*\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)$/;

/** What the buyer asks for by paying, and the way to the terms: beside every pay button, in the words of the server. */
export function PayTerms({ text }: { readonly text: string }) {
  const { sentence, label, address } = linked.exec(text)?.groups ?? {};
  return (
    <p className="cap pay-terms">
      {sentence ?? text} {address ? <a href={address}>{label}</a> : null}
    </p>
  );
}
