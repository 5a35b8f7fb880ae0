/** One mail, ready to send. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Stable across resends of the same mail. Without angle brackets. */
  readonly messageId: string;
  readonly replyTo: string;
  /** For list mail: the unsubscribe address, both as a page and for RFC 8058 one-click. */
  readonly leaveLink?: string;
  readonly attachment?: {
    readonly fileName: string;
    readonly contentType: "application/pdf";
    readonly bytes: Uint8Array;
  };
}

/** The result of sending. `refused` is final (a 5xx response), `unreachable` is worth retrying. */
export type MailResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "refused" | "unreachable"; readonly code: string };
