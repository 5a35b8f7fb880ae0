import type { MouseEvent } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { toast } from "../../../components/toasts/toast.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { closePopover } from "../menu/section-menu.tsx";
import { copy, type Shared, shareTargets } from "./share-targets.ts";

export const shareMenuId = "share-menu";

interface ShareMenuProps {
  readonly share: Shared;
  readonly onCopyLink: () => void;
  readonly onQrCode: () => void;
}

/** Ways to share. All but the last use the site's address; sharing the report's own link asks first. */
export function ShareMenu({ share, onCopyLink, onQrCode }: ShareMenuProps) {
  const copyStory = async (event: MouseEvent<HTMLButtonElement>) => {
    closePopover(event);
    const result = await copy(`${share.text} ${share.address}`);
    if (result === "copied")
      toast.success({ title: m.report_share_story_done(), description: m.report_share_story_hint() });
    else toast.bad({ title: m.report_copy_refused() });
  };
  const opening = (open: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    closePopover(event);
    open();
  };
  return (
    <section className="menu actions-menu" id={shareMenuId} popover="auto" aria-label={m.report_share()}>
      <ul>
        <li className="scripted">
          <button type="button" onClick={copyStory}>
            <Glyph name="external" size={20} />
            {m.report_share_story()}
          </button>
        </li>
        <li>
          <ShareLink href={shareTargets.facebook(share)}>{m.report_share_facebook()}</ShareLink>
        </li>
        <li>
          <ShareLink href={shareTargets.x(share)}>{m.report_share_x()}</ShareLink>
        </li>
        <li className="scripted">
          <button type="button" aria-haspopup="dialog" onClick={opening(onQrCode)}>
            <Glyph name="qr" size={20} />
            {m.report_share_qr()}
          </button>
        </li>
        <li className="scripted">
          <button type="button" aria-haspopup="dialog" onClick={opening(onCopyLink)}>
            <Glyph name="copy" size={20} />
            {m.report_share_copy()}
          </button>
        </li>
      </ul>
    </section>
  );
}

function ShareLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={closePopover}>
      <Glyph name="external" size={20} />
      {children}
      <span className="sr"> ({m.report_new_tab()})</span>
    </a>
  );
}
