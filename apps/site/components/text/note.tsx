import type { ReactNode } from "react";
import { Glyph } from "../drawings/glyph.tsx";

/** A low-key inline note. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="note">
      <Glyph name="info" size={20} />
      <span>{children}</span>
    </p>
  );
}
