import { showToast, type ToastText } from "./toast-list.ts";
import { ToastStack } from "./toast-stack.tsx";
import { offerToaster } from "./toaster-slot.ts";

offerToaster(ToastStack);

/** Shows a short message that disappears by itself. */
export const toast = {
  success: (text: ToastText) => showToast("success", text),
  bad: (text: ToastText) => showToast("bad", text),
} as const;
