import { type MouseEvent, useState } from "react";
import { toast } from "../../../components/toasts/toast.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { fetchPdf, type PdfTrouble } from "./fetch-pdf.ts";
import { saveAs } from "./save-as.ts";

export interface PdfDownload {
  readonly href: string;
  readonly fileName: string;
  /** Overrides for the error messages; the success page has its own. */
  readonly page?: "report" | "success";
}

/** A link to the PDF that, with scripts, shows progress and the result. Without them it is a plain link. */
export function usePdfDownload({ href, fileName, page = "report" }: PdfDownload) {
  const [working, setWorking] = useState(false);
  /** Download progress; null while the PDF is being rendered. */
  const [percent, setPercent] = useState<number | null>(null);
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (working) return;
    setWorking(true);
    const got = await fetchPdf(href, setPercent);
    setWorking(false);
    setPercent(null);
    if (!got.ok) {
      toast.bad(page === "success" ? { title: troubleOnSuccess(got.trouble) } : troubleOnReport(got.trouble));
      return;
    }
    saveAs(got.file, fileName);
    toast.success({ title: m.report_pdf_done_title(), description: m.report_pdf_done_text() });
  };
  return { working, percent, link: { href, download: fileName, onClick: download } };
}

function troubleOnReport(trouble: PdfTrouble) {
  return trouble === "busy"
    ? { title: m.success_please_wait() }
    : { title: m.report_pdf_error_title(), description: m.report_pdf_error_text() };
}

function troubleOnSuccess(trouble: PdfTrouble): string {
  switch (trouble) {
    case "busy":
      return m.success_please_wait();
    case "missing":
      return m.success_pdf_missing();
    case "failed":
      return m.success_pdf_error();
  }
}
