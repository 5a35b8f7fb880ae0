import { Toaster } from "sonner";
import { m } from "../generated/paraglide/messages.js";
import { mostToasts, toastDurationMs, toastGapPx } from "./toast-timing.ts";

/** Above the phone's bar of commands, which is 58 px high. */
const abovePhoneBar = { bottom: 70 };

/** Where toasts appear: at the lower right, told to screen readers as they come. */
export function ToastPlace() {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={mostToasts}
      duration={toastDurationMs}
      gap={toastGapPx}
      offset={20}
      mobileOffset={abovePhoneBar}
      containerAriaLabel={m.frame_toasts()}
    />
  );
}
