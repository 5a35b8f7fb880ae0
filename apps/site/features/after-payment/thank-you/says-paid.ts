/** Whether an address claims that a payment succeeded, in any of the ways payment pages do. It proves nothing. */
export function saysPaid(query: URLSearchParams): boolean {
  return (
    query.get("paid") === "1" ||
    query.get("redirect_status") === "succeeded" ||
    query.has("session_id") ||
    query.has("payment_intent")
  );
}
