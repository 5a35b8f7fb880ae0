import { useEffect, useRef } from "react";
import { m } from "../../generated/paraglide/messages.js";

const id = "half-loaded";

/** Runs before any bundle: until hydration, a script that fails to load or throws reveals the notice. Later errors get
 * the error screen. */
const watch = `{
  const tell = (event) => {
    const notice = document.getElementById("${id}");
    const ours = event.target === window || event.target instanceof HTMLScriptElement;
    if (!ours || !notice || notice.dataset.awake) return;
    notice.hidden = false;
    notice.querySelector("button").onclick = () => location.reload();
  };
  for (const name of ["error", "unhandledrejection"]) addEventListener(name, tell, true);
}`;

/** Notice for a page whose scripts failed to load, which would otherwise look fine with dead buttons; offers a reload.
 * Hydration hides it. */
export function HalfLoaded({ nonce }: { readonly nonce: string | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice.current) return;
    notice.current.dataset.awake = "true";
    notice.current.hidden = true;
  }, []);
  return (
    <>
      <div className="half-loaded" id={id} role="alert" hidden ref={notice}>
        <p>{m.frame_half_loaded()}</p>
        <button type="button" className="btn mystical s">
          {m.frame_half_loaded_again()}
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text above, which holds nothing of anybody's. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: watch }} />
    </>
  );
}
