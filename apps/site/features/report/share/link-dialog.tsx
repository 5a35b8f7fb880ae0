import { type RefObject, useRef } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Button } from "../../../components/fields/button.tsx";
import { toast } from "../../../components/toasts/toast.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { shareOrCopy } from "./share-targets.ts";

/** A handle for the button that opens the dialog. */
export function useLinkDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  return { ref, open: () => ref.current?.showModal() };
}

interface LinkDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly siteAddress: string;
  readonly secretAddress: string;
}

/** Asks which link to share: the site's, or the report's own after a clear warning. */
export function LinkDialog({ dialog, siteAddress, secretAddress }: LinkDialogProps) {
  const close = () => dialog.current?.close();
  const handOn = async (address: string) => {
    const result = await shareOrCopy(address);
    if (result === "copied") toast.success({ title: m.report_link_copied() });
    if (result === "refused") toast.bad({ title: m.report_copy_refused() });
    close();
  };
  return (
    <dialog ref={dialog} className="plate link-dialog" aria-labelledby="link-dialog-title">
      <button type="button" className="link-dialog-close" onClick={close} aria-label={m.report_close()}>
        <Glyph name="close" size={20} />
      </button>
      <h2 id="link-dialog-title">{m.report_link_title()}</h2>
      <p>{m.report_link_site()}</p>
      <Button variant="cosmic" wide onClick={() => handOn(siteAddress)}>
        {m.report_link_site_copy()}
      </Button>
      <p className="note">
        <Glyph name="warning" size={20} />
        <span>{m.report_link_warning()}</span>
      </p>
      <Button variant="mystical" wide onClick={() => handOn(secretAddress)}>
        {m.report_link_report_copy()}
      </Button>
    </dialog>
  );
}
