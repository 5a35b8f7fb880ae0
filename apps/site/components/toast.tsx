import type { GlyphName } from "@cosmic/figures/glyphs";
import { type PointerEvent, useRef } from "react";
import { toast as sonner } from "sonner";
import { Glyph } from "./glyph.tsx";
import { ToastPlace } from "./toast-place.tsx";
import { faultDurationMs, swipeThresholdPx, toastDurationMs } from "./toast-timing.ts";
import { offerToaster } from "./toaster-slot.ts";

offerToaster(ToastPlace);

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  /** The check mark or the warning sign unless named. */
  readonly glyph?: GlyphName;
  readonly durationMs?: number;
}

interface ToastPlateProps {
  readonly id: string | number;
  readonly text: ToastText;
  readonly kind: "success" | "bad";
}

function ToastPlate({ id, text, kind }: ToastPlateProps) {
  const downAt = useRef<number | null>(null);
  const take = ({ clientX }: PointerEvent) => {
    downAt.current = clientX;
  };
  const letGo = ({ clientX }: PointerEvent) => {
    const pushedPx = downAt.current === null ? 0 : clientX - downAt.current;
    downAt.current = null;
    if (pushedPx >= swipeThresholdPx) sonner.dismiss(id);
  };
  return (
    <div
      className={kind === "bad" ? "toast bad" : "toast"}
      role={kind === "bad" ? "alert" : undefined}
      onPointerDown={take}
      onPointerUp={letGo}
    >
      <Glyph name={text.glyph ?? (kind === "bad" ? "warning" : "check")} size={24} />
      <b>{text.title}</b>
      {text.description}
    </div>
  );
}

/** Every fault has this id, so that a new one takes the place of the last. */
const faultId = "fault";

const show = (kind: "success" | "bad", text: ToastText) =>
  sonner.custom((id) => <ToastPlate id={id} text={text} kind={kind} />, {
    duration: text.durationMs ?? (kind === "bad" ? faultDurationMs : toastDurationMs),
    ...(kind === "bad" ? { id: faultId } : {}),
  });

/** A short word from the product, at the lower right; gone by itself. */
export const toast = {
  success: (text: ToastText) => show("success", text),
  bad: (text: ToastText) => show("bad", text),
  dismiss: (id: string | number) => sonner.dismiss(id),
} as const;
