import type { GlyphName } from "@cosmic/figures/glyphs";
import { toast as sonner } from "sonner";
import { Glyph } from "./glyph.tsx";

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  /** The check mark or the warning sign unless named. */
  readonly glyph?: GlyphName;
  readonly durationMs?: number;
}

const errorDurationMs = 5000;

function ToastPlate({ text, kind }: { readonly text: ToastText; readonly kind: "success" | "bad" }) {
  return (
    <div className={kind === "bad" ? "toast bad" : "toast"} role={kind === "bad" ? "alert" : undefined}>
      <Glyph name={text.glyph ?? (kind === "bad" ? "warning" : "check")} size={24} />
      <b>{text.title}</b>
      {text.description}
    </div>
  );
}

const show = (kind: "success" | "bad", text: ToastText) =>
  sonner.custom(() => <ToastPlate text={text} kind={kind} />, {
    ...((text.durationMs ?? kind === "bad") ? { duration: text.durationMs ?? errorDurationMs } : {}),
  });

/** A short word from the product, at the lower right; gone by itself. */
export const toast = {
  success: (text: ToastText) => show("success", text),
  bad: (text: ToastText) => show("bad", text),
  dismiss: (id: string | number) => sonner.dismiss(id),
} as const;
