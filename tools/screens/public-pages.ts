/** Every public page in en-us, as its address. */
export const publicPages: readonly string[] = [
  "/",
  "/?step=birth",
  "/faq",
  "/accuracy",
  "/privacy",
  "/terms",
  "/refund",
  "/not-here",
];
