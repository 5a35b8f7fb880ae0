import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

/** Both bodies of a mail. */
export interface MailParts {
  readonly html: string;
  readonly text: string;
}

/** Renders a mail once, and derives the text body from the HTML. */
export async function drawMail(sheet: ReactElement): Promise<MailParts> {
  const html = await render(sheet);
  return { html, text: toPlainText(html) };
}
