import { Link } from "react-router";
import { useStepAddress } from "../../components/journey-address.ts";
import { m } from "../../generated/paraglide/messages.js";

/** A step whose birth is still being read or computed; without scripts it never will be, and says so. */
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
