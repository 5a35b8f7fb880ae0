import { Link } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { useStepAddress } from "../journey-address.ts";

/** A placeholder while a birth is loaded or computed; without scripts that never finishes, and it says so. */
export function Waiting({ children }: { readonly children: string }) {
  const addressOf = useStepAddress();
  return (
    <div className="journey-wait">
      <p className="lead needs-script" role="status">
        {children}
      </p>
      <noscript>
        <style>{".needs-script{display:none}"}</style>
        <p className="lead">{m.birth_noscript()}</p>
        <p>
          <Link to={addressOf("birth")}>{m.birth_title()}</Link>
        </p>
      </noscript>
    </div>
  );
}
