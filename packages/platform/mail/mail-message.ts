/** One mail, ready to leave. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Stable: the same mail sent twice has the same one. Without angle brackets. */
  readonly messageId: string;
  readonly replyTo: string;
  /** Of a list: the address that ends it, by a page and by the one click of RFC 8058. */
  readonly leaveLink?: string;
  readonly attachment?: {
    readonly fileName: string;
    readonly contentType: "application/pdf";
    readonly bytes: Uint8Array;
  };
}

/** What the mail server said. `refused` is final (a 5xx answer), `unreachable` is worth another try. */
export type MailResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "refused" | "unreachable"; readonly code: string };
