import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

/** Both parts of a mail. */
export interface MailParts {
  readonly html: string;
  readonly text: string;
}

/** Draws a sheet, once, and reads the text off the drawing. */
export async function drawMail(sheet: ReactElement): Promise<MailParts> {
  const html = await render(sheet);
  return { html, text: toPlainText(html) };
}
