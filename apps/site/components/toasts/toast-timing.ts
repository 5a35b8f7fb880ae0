// Toasts are 356 px wide and 14 px apart: see `styles/floating.css`.

/** How long a toast stays, and how many show at once. */
export const toastDurationMs = 4000;
export const mostToasts = 3;
/** Errors stay a little longer, and only one shows at a time. */
export const faultDurationMs = 5000;
/** Length of the exit animation; keep in sync with the style sheet. */
export const toastExitMs = 200;
/** Swipe distance that dismisses a toast. */
export const swipeThresholdPx = 20;
