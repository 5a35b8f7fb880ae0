import { offerToaster } from "./toaster-slot.ts";
import { showToast, type ToastText } from "./toasts/toast-list.ts";
import { ToastStack } from "./toasts/toast-stack.tsx";

offerToaster(ToastStack);

/** Shows a short message that disappears by itself. */
export const toast = {
  success: (text: ToastText) => showToast("success", text),
  bad: (text: ToastText) => showToast("bad", text),
} as const;
