/** How long each thing is kept, days: what the privacy notice says, and what the clean-up does. */
export const retentionDays = {
  /** An order that was never paid, birth and all. */
  unpaidOrder: 31,
  /** Who is behind a refunded order. */
  refundedPerson: 30,
  contactMessage: 365,
  /** A newsletter address that nobody confirmed. */
  unconfirmedAddress: 31,
  /** Backups, and archives of the log of changes (docs/operating.md). */
  backup: 30,
} as const;
