import { Link } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { paths } from "../paths.ts";

/** The one screen of every address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <main className="wrap sec" id="main">
      <h1 className="display">{m.frame_not_found_code()}</h1>
      <p className="lead">{m.frame_not_found_title()}</p>
      <Link className="btn cosmic" to={paths.home()}>
        {m.frame_not_found_home()}
      </Link>
    </main>
  );
}
