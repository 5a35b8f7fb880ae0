// Toasts, §9 of the specification. The width, 356 px, stands in `styles/floating.css`; the 200 ms a toast takes to leave
// are sonner's own.

/** How long a word stays, and how many stand at once. */
export const toastDurationMs = 4000;
export const mostToasts = 3;
/** Between two toasts. */
export const toastGapPx = 14;
/** A fault stays a little longer, and the next takes its place: one at a time. */
export const faultDurationMs = 5000;
/** A toast that is pushed aside this far goes. */
export const swipeThresholdPx = 20;
