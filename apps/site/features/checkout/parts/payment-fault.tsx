import { Glyph } from "../../../components/drawings/glyph.tsx";

/** Why nothing was paid, announced at once. */
export function PaymentFault({ children }: { readonly children: string }) {
  return (
    <p className="err pay-failed" role="alert">
      <Glyph name="warning" size={18} />
      <span>{children}</span>
    </p>
  );
}
