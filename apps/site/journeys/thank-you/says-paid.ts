/** Whether an address says that a payment went through, in any of the ways payment pages say it (§4). It proves nothing. */
export function saysPaid(query: URLSearchParams): boolean {
  return (
    query.get("paid") === "1" ||
    query.get("redirect_status") === "succeeded" ||
    query.has("session_id") ||
    query.has("payment_intent")
  );
}
