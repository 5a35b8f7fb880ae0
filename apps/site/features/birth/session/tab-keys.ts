// Session storage keys for what a visitor enters on the way to a report. Separate from their readers, so that the pages
// after payment can clear them without loading those.

/** The completed birth, plus the buyer once known. */
export const birthSessionKey = "birthData";
/** What is typed into each journey's forms, saved per keystroke. */
export const typedKey = "birthForm";
export const funnelTypedKey = "funnelForm";
export const flowTypedKey = "localeBirthForm";
/** The funnel's session. */
export const funnelKey = "funnel-session";
/** The history of the most recently used zone. */
export const zoneTableKey = "zoneTable";
/** Identifies this tab's purchase across clicks, reloads, lost responses and duplicated tabs, so that the shop sells it
 * once. */
export const attemptKey = "checkoutAttempt";
/** Set when this tab went to pay: the next paid page it shows was bought just now. */
export const payingKey = "paying";

/** Everything a tab deletes once the order is paid. */
export const journeyKeys = [
  ...[birthSessionKey, typedKey, funnelTypedKey, flowTypedKey, funnelKey, zoneTableKey],
  attemptKey,
] as const;
