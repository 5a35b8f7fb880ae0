// Session storage keys for what a visitor enters on the way to a report. Separate from their readers, so that the pages
// after payment can clear them without loading those.

/** The completed birth, plus the buyer once known. */
export const birthDataKey = "birthData";
/** What is typed into each journey's forms, saved per keystroke. */
export const draftKey = "birthForm";
export const funnelDraftKey = "funnelForm";
export const flowDraftKey = "localeBirthForm";
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
  ...[birthDataKey, draftKey, funnelDraftKey, flowDraftKey, funnelKey, zoneTableKey],
  attemptKey,
] as const;
