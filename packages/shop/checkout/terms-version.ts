/** Names the terms of sale that a visitor agrees to by paying: the `version` at the head of
 * `apps/site/content/pages/<language>/legal/terms.md`. A new text gets a new name, so that every order records which
 * terms it was sold under. */
export const termsVersion = "2026-11b";

/** The terms promise a mail at least so many days before the service, and every link with it, ends. */
export const lifetimeNoticeDays = 60;
