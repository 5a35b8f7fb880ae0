import { Link } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { paths } from "../../paths.ts";

/** A step whose birth is still being read or computed; without scripts it never will be, and says so. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <div className="journey-wait">
      <p className="lead needs-script" role="status">
        {children}
      </p>
      <noscript>
        <style>{".needs-script{display:none}"}</style>
        <p className="lead">{m.birth_noscript()}</p>
        <p>
          <Link to={paths.step("birth")}>{m.birth_title()}</Link>
        </p>
      </noscript>
    </div>
  );
}
