import { isRouteErrorResponse } from "react-router";
import { ErrorScreen } from "../../components/notices/error-screen.tsx";
import { LostLinkScreen } from "./lost-link-screen.tsx";

/** Error boundary of a private page: shown when it does not open, or fails. */
export function LostLinkBoundary({ error }: { readonly error: unknown }) {
  const lost = isRouteErrorResponse(error) && error.status === 404;
  return lost ? <LostLinkScreen /> : <ErrorScreen error={error} />;
}
