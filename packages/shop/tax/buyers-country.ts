import type { CountryEvidence } from "../database/tables/tax-records.ts";
import type { BuyerTraces } from "../payment-service/sale-facts.ts";

/** Two are kept, as the rules of the European Union ask (Regulation 282/2011, Art. 24b and 24f). */
const keptEvidence = 2;

/** The evidence there is, the strongest first. A Pix comes from a bank account in Brazil, and the payment service asks
 * who pays one for a CPF or CNPJ. */
export function evidenceOf({
  method,
  billingCountry,
  cardCountry,
  taxIdCountry,
}: BuyerTraces): readonly CountryEvidence[] {
  const found: CountryEvidence[] = [];
  if (billingCountry !== null) found.push({ kind: "billing-address", country: billingCountry });
  if (cardCountry !== null) found.push({ kind: "card", country: cardCountry });
  if (method === "pix") found.push({ kind: "pix", country: "BR" });
  if (taxIdCountry !== null) found.push({ kind: "tax-id", country: taxIdCountry });
  return found.slice(0, keptEvidence);
}

/** The country whose tax applies: what the buyer declared, else where the money comes from; null without evidence. */
export function countryOf(evidence: readonly CountryEvidence[]): string | null {
  return evidence[0]?.country ?? null;
}

/** `agree`: two pieces name one country; `one`, `none`: there are not two; `differ`: they contradict each other. */
export type EvidenceVerdict = "agree" | "differ" | "one" | "none";

export function judgeEvidence(evidence: readonly CountryEvidence[]): EvidenceVerdict {
  const [first, second] = evidence;
  if (!first) return "none";
  if (!second) return "one";
  return first.country === second.country ? "agree" : "differ";
}
