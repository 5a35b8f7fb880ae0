import { lazy, type RefObject, Suspense, useRef, useState } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Button } from "../../../components/fields/button.tsx";
import { m } from "../../../generated/paraglide/messages.js";

const QrMark = lazy(async () => ({ default: (await import("./qr-mark.tsx")).QrMark }));

/** A handle for the button that opens the dialog; its content is only fetched then. */
export function useQrDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    ref.current?.showModal();
  };
  return { ref, asked, open };
}

interface QrDialogProps {
  readonly dialog: { readonly ref: RefObject<HTMLDialogElement | null>; readonly asked: boolean };
  readonly siteAddress: string;
  readonly secretAddress: string;
}

/** A QR code for another device's camera: the site's address, or the report's own with a clear warning. */
export function QrDialog({ dialog, siteAddress, secretAddress }: QrDialogProps) {
  const [ofReport, setOfReport] = useState(false);
  const address = ofReport ? secretAddress : siteAddress;
  const label = ofReport ? m.report_qr_report() : m.report_qr_site();
  return (
    <dialog
      ref={dialog.ref}
      className="plate link-dialog"
      aria-labelledby="qr-dialog-title"
      onClose={() => setOfReport(false)}
    >
      <button
        type="button"
        className="link-dialog-close"
        onClick={() => dialog.ref.current?.close()}
        aria-label={m.report_close()}
      >
        <Glyph name="close" size={20} />
      </button>
      <h2 id="qr-dialog-title">{m.report_share_qr()}</h2>
      <p aria-live="polite">{label}</p>
      <div className="qr-place">
        <Suspense fallback={<span className="spin" aria-hidden="true" />}>
          {dialog.asked ? <QrMark address={address} label={label} /> : null}
        </Suspense>
      </div>
      {ofReport ? (
        <p className="note">
          <Glyph name="warning" size={20} />
          <span>{m.report_link_warning()}</span>
        </p>
      ) : null}
      <Button variant="mystical" wide onClick={() => setOfReport(!ofReport)}>
        {ofReport ? m.report_qr_show_site() : m.report_qr_show_report()}
      </Button>
    </dialog>
  );
}
