import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { useSyncExternalStore } from "react";
import { faultDurationMs, mostToasts, toastDurationMs } from "./toast-timing.ts";

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  /** Defaults to the check mark or warning sign. */
  readonly glyph?: GlyphName;
}

export interface ShownToast extends ToastText {
  readonly id: number;
  readonly kind: "success" | "bad";
  readonly durationMs: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Adds a toast: an error replaces the previous error, and past three the oldest is dropped. */
export function withToast(toasts: readonly ShownToast[], added: ShownToast): readonly ShownToast[] {
  const others = added.kind === "bad" ? toasts.filter(({ kind }) => kind !== "bad") : toasts;
  return [...others, added].slice(-mostToasts);
}

export function showToast(kind: ShownToast["kind"], text: ToastText): void {
  lastId += 1;
  set(withToast(shown, { ...text, kind, id: lastId, durationMs: kind === "bad" ? faultDurationMs : toastDurationMs }));
}

/** Removes a toast at once, without its exit animation. */
export function removeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

const none: readonly ShownToast[] = [];

/** Current toasts, oldest first. */
export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
