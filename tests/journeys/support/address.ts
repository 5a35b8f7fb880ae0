import { randomUUID } from "node:crypto";

/**
 * A buyer's email address unique to this run: buying the same birth again with the same address is answered with “you
 * already own this report”.
 */
export const addressOf = (buyer: string): string => `${buyer}-${randomUUID().slice(0, 8)}@example.com`;
