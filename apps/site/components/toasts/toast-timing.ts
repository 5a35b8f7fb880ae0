// Toasts, §9 of the specification. The width, 356 px, and the gap, 14 px, stand in `styles/floating.css`.

/** How long a toast stays, and how many stand at once. */
export const toastDurationMs = 4000;
export const mostToasts = 3;
/** A fault stays a little longer, and the next takes its place: one at a time. */
export const faultDurationMs = 5000;
/** How long a toast takes to leave; the style sheet has the same. */
export const toastExitMs = 200;
/** A toast that is pushed aside this far goes. */
export const swipeThresholdPx = 20;
