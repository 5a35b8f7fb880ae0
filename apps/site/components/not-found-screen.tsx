import { m } from "../generated/paraglide/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "./button.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useVisitor } from "./visitor.ts";

/** The one screen of every address that leads nowhere. */
export function NotFoundScreen() {
  const name = useVisitor()?.siteName ?? m.frame_brand();
  return (
    <PageFrame>
      <title>{m.frame_title({ page: m.frame_not_found_title(), name })}</title>
      <div className="wrap sec calm">
        <h1 className="display num">{m.frame_not_found_code()}</h1>
        <p className="lead">{m.frame_not_found_title()}</p>
        <div>
          <ButtonLink to={paths.home()}>{m.frame_not_found_home()}</ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
