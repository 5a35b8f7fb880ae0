import { type MouseEvent, useState } from "react";
import { toast } from "../../../components/toast.tsx";
import { m } from "../../../generated/paraglide/messages.js";

/** A link to the PDF that, where scripts run, shows its work and says how it ended. Without them it is a plain link. */
export function usePdfDownload(options: { readonly href: string; readonly fileName: string }) {
  const [working, setWorking] = useState(false);
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (working) return;
    setWorking(true);
    const saved = await fetchFile(options.href);
    setWorking(false);
    if (!saved.ok) {
      toast.bad({ title: m.report_pdf_error_title(), description: m.report_pdf_error_text() });
      return;
    }
    saveAs(saved.file, options.fileName);
    toast.success({ title: m.report_pdf_done_title(), description: m.report_pdf_done_text() });
  };
  return { working, link: { href: options.href, download: options.fileName, onClick: download } };
}

async function fetchFile(href: string): Promise<{ readonly ok: true; readonly file: Blob } | { readonly ok: false }> {
  try {
    const answer = await fetch(href);
    return answer.ok ? { ok: true, file: await answer.blob() } : { ok: false };
  } catch (error) {
    // A broken connection is told to the reader; anything else is a bug and surfaces.
    if (error instanceof TypeError || error instanceof DOMException) return { ok: false };
    throw error;
  }
}

function saveAs(file: Blob, fileName: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
