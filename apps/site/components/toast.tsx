import { offerToaster } from "./toaster-slot.ts";
import { showToast, type ToastText } from "./toasts/toast-list.ts";
import { ToastStack } from "./toasts/toast-stack.tsx";

offerToaster(ToastStack);

/** A short word from the product; gone by itself. */
export const toast = {
  success: (text: ToastText) => showToast("success", text),
  bad: (text: ToastText) => showToast("bad", text),
} as const;
