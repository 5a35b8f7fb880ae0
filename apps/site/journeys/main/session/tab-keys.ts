// Where a tab keeps what a visitor gives on the way to a report. Apart from those who read it, so that the pages after the payment
// can empty it without loading them.

/** The finished birth, and the buyer once known. */
export const birthSessionKey = "birthData";
/** What is typed into the forms of each journey, letter by letter. */
export const typedKey = "birthForm";
export const funnelTypedKey = "funnelForm";
export const flowTypedKey = "localeBirthForm";
/** The funnel's session. */
export const funnelKey = "funnel-session";
/** The history of the zone last looked at. */
export const zoneTableKey = "zoneTable";
/** Names this tab's purchase across clicks, reloads, lost answers and copies of the tab, so that the shop sells it once. */
export const attemptKey = "checkoutAttempt";
/** Says that this tab has gone to pay: what its next paid page shows was bought just now. */
export const payingKey = "paying";

/** All that a tab forgets once the order is paid. */
export const journeyKeys = [
  ...[birthSessionKey, typedKey, funnelTypedKey, flowTypedKey, funnelKey, zoneTableKey],
  attemptKey,
] as const;
