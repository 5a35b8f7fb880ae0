import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Glyph } from "../drawings/glyph.tsx";
import { removeToast, type ShownToast } from "./toast-list.ts";
import { swipeThresholdPx, toastExitMs } from "./toast-timing.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** One toast: leaves when its time is up or when swiped right. Mouse hover pauses the timer. */
export function ToastPlate({ toast }: { readonly toast: ShownToast }) {
  const { id, kind, durationMs, title, description, glyph } = toast;
  const [leaving, setLeaving] = useState(false);
  const [read, setRead] = useState(false);
  const downAt = useRef<number | null>(null);
  useTimeLeft(durationMs, { held: read, onOver: () => setLeaving(true) });
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => removeToast(id), toastExitMs);
    return () => clearTimeout(timer);
  }, [leaving, id]);
  const take = (event: PointerEvent<HTMLElement>) => {
    downAt.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const letGo = ({ clientX }: PointerEvent) => {
    const pushedPx = downAt.current === null ? 0 : clientX - downAt.current;
    downAt.current = null;
    if (pushedPx >= swipeThresholdPx) setLeaving(true);
  };
  return (
    <li
      className={kind === "bad" ? "toast bad" : "toast"}
      role={kind === "bad" ? "alert" : undefined}
      data-leaving={leaving || undefined}
      onPointerDown={take}
      onPointerUp={letGo}
      onPointerMove={(event) => setRead(isRead(event))}
      onPointerLeave={() => setRead(false)}
    >
      <Glyph name={glyph ?? (kind === "bad" ? "warning" : "check")} size={24} />
      <b>{title}</b>
      {description}
    </li>
  );
}

/** True if a mouse is moving over it. A mouse resting where a toast appears, or a past tap, doesn't count. */
const isRead = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === "mouse" && (movementX !== 0 || movementY !== 0) && window.matchMedia("(hover: hover)").matches;
