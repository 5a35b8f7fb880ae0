import { clientOf, type Limit, type LimitTools, networkOf, take } from "./take.ts";

const hour = 3600;
const minute = 60;

/** What one mailbox is sent in an hour because somebody, perhaps a stranger, typed its address. Each purpose has a
 * limit apart, so that a stranger who signs a customer up for the newsletter does not block that customer's report
 * link. */
const mailboxes = {
  resend: { scope: "resend-mailbox", most: 3, windowSeconds: hour },
  privacy: { scope: "privacy-mailbox", most: 3, windowSeconds: hour },
  newsletter: { scope: "newsletter-mailbox", most: 3, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

/** Requests one network may make in an hour, by place: far above a household, far below mass collection. */
const networks = {
  resend: { scope: "resend-network", most: 60, windowSeconds: hour },
  fulfil: { scope: "fulfil-network", most: 300, windowSeconds: hour },
  letter: { scope: "letter-network", most: 120, windowSeconds: hour },
  refund: { scope: "refund-network", most: 30, windowSeconds: hour },
  privacy: { scope: "privacy-network", most: 60, windowSeconds: hour },
  newsletter: { scope: "newsletter-network", most: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

/** What may be asked on behalf of one address. */
const addresses = {
  fulfil: { scope: "fulfil-address", most: 30, windowSeconds: hour },
  letter: { scope: "letter-address", most: 20, windowSeconds: hour },
  /** Checkouts that are compared with what the address has bought: nobody finds out a birth by trying its minutes. */
  purchase: { scope: "purchase-address", most: 30, windowSeconds: 24 * hour },
} as const satisfies Record<string, Limit>;

/** What one client may start in a minute that costs this machine or the payment service dearly. A visitor needs one of
 * each; a school class behind one address needs thirty. */
const clients = {
  /** A whole report is written for a free chart: a fifth of a second of a core. */
  freeChart: { scope: "free-chart-client", most: 60, windowSeconds: minute },
  /** Stores a person and opens a page at the payment service. */
  checkout: { scope: "checkout-client", most: 60, windowSeconds: minute },
  /** Up to nine calls to other people's services. */
  sources: { scope: "sources-client", most: 20, windowSeconds: minute },
} as const satisfies Record<string, Limit>;

/** How often one order's report may be opened in a minute, by everybody together: a buyer on a busy network is not
 * slowed by others, and a published link cannot overload the site. */
const orderReads = {
  page: { scope: "report-page-order", most: 300, windowSeconds: minute },
  pdf: { scope: "report-pdf-order", most: 30, windowSeconds: minute },
  /** Two charts and a whole report are made to show what a corrected birth moves. */
  correction: { scope: "report-correction-order", most: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

/** The requests that anybody may make. */
export type LimitedRequest = keyof typeof networks;

/** Who asks, as the host sees them: the client's address, or null for the operator. */
export type ClientAddress = string | null;

/** Whether a network may make one more request of this kind; the operator always may. */
export async function mayAsk(tools: LimitTools, door: LimitedRequest, client: ClientAddress): Promise<boolean> {
  return client === null || take(tools, networks[door], networkOf(client));
}

/** Whether a client may start expensive work once more; the operator always may. */
export async function mayStart(tools: LimitTools, work: keyof typeof clients, client: ClientAddress): Promise<boolean> {
  return client === null || take(tools, clients[work], clientOf(client));
}

/** A part of a sold report. */
export type ReportPart = Exclude<keyof typeof orderReads, "correction">;

/** Whether what a corrected birth moves may be shown once more for an order. */
export async function mayCorrect(tools: LimitTools, orderId: string): Promise<boolean> {
  return take(tools, orderReads.correction, orderId);
}

/** Whether a part of an order's report may be opened once more. */
export async function mayRead(tools: LimitTools, part: ReportPart, orderId: string): Promise<boolean> {
  return take(tools, orderReads[part], orderId);
}

/** Whether one more request may be made for an address, whatever its case. */
export async function mayAskFor(tools: LimitTools, door: keyof typeof addresses, email: string): Promise<boolean> {
  return take(tools, addresses[door], email.trim().toLowerCase());
}

/** Whether a mailbox may be sent one more mail that somebody asked for; counted whether or not the address is known.
 * The client's network is judged first: one past its limit counts against a key of that network instead of the mailbox,
 * so that a stranger cannot use up a customer's mails, and the answer takes the same time. */
export async function mayMail(
  tools: LimitTools,
  purpose: keyof typeof mailboxes,
  { email, client }: { readonly email: string; readonly client: ClientAddress },
): Promise<boolean> {
  const withinNetworkLimit = await mayAsk(tools, purpose, client);
  const key = withinNetworkLimit || client === null ? email.trim().toLowerCase() : `network:${networkOf(client)}`;
  const withinMailboxLimit = await take(tools, mailboxes[purpose], key);
  return withinNetworkLimit && withinMailboxLimit;
}
