import type { MailMessage, MailResult } from "@cosmic/platform/mail/mail-message";
import { measureQueue } from "@cosmic/platform/queue/measure-queue";
import type { ReportPdf } from "../pdf-cache/pdf-service.ts";
import { deliverReportJob } from "../queue/deliver-report-job.ts";
import { mailCorrectionJob } from "../queue/mail-correction-job.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Most bytes of a PDF that are attached: base64 adds a third, and 20 MB is what the strictest of the large mail
 * services takes. A larger one is linked. */
const mostAttached = 14_000_000;
/** Reports waiting in line with which a mail still waits for its PDF. A print takes over a second of a core: with more
 * in line mails leave at once, and a PDF is printed when its buyer asks for it. */
const mostInLine = 1;
/** RFC 5321, section 4.2.2: the mail is larger than the recipient's server takes. */
const tooLarge = "552";

/** Whether so many reports wait in line that a mail leaves without its PDF. */
export async function isRush({ database }: Pick<ShopTools, "database">): Promise<boolean> {
  const lines = await measureQueue(database, [deliverReportJob, mailCorrectionJob]);
  return lines.reduce((sum, { due }) => sum + due, 0) > mostInLine;
}

/** Sends a mail with the PDF, or with its address where there is none yet, it is too large for a mail or the recipient's
 * server says so. `write` gets null for a mail with the address. */
export async function sendWithPdf(
  { mail }: Pick<ShopTools, "mail">,
  pdf: ReportPdf | null,
  write: (pdf: ReportPdf | null) => Promise<MailMessage>,
): Promise<MailResult> {
  const attached = pdf && pdf.pdf.byteLength <= mostAttached ? pdf : null;
  const result = await mail.send(await write(attached));
  if (!attached || result.ok || result.code !== tooLarge) return result;
  return mail.send(await write(null));
}
