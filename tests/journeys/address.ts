import { randomUUID } from "node:crypto";

/** A buyer's address of this try alone: the same birth bought again at the same address is told that the report is theirs already. */
export const addressOf = (buyer: string): string => `${buyer}-${randomUUID().slice(0, 8)}@example.com`;
