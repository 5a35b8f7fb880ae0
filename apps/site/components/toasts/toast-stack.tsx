import { useRef } from "react";
import { m } from "../../generated/paraglide/messages.js";
import { useToasts } from "./toast-list.ts";
import { ToastPlate } from "./toast-plate.tsx";
import { usePlaced } from "./use-placed.ts";

/** Visible toasts, announced to screen readers as they appear: at the bottom right, or where they cover no control. */
export function ToastStack() {
  const toasts = useToasts();
  const stack = useRef<HTMLOListElement>(null);
  usePlaced(stack, toasts.length > 0);
  return (
    <section aria-label={m.frame_toasts()} aria-live="polite" aria-relevant="additions text" aria-atomic="false">
      <ol className="toasts" ref={stack}>
        {toasts.map((toast) => (
          <ToastPlate key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
