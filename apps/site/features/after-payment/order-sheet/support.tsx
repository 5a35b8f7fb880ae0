import { framePaths } from "../../../components/layout/frame-paths.ts";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";

/** How to contact support. */
export function Support({ className = "cap" }: { readonly className?: string }) {
  const email = useVisitor()?.supportEmail;
  if (!email) return null;
  return (
    <p className={className}>
      {m.success_support()} <a href={framePaths.mail(email)}>{email}</a>
    </p>
  );
}
