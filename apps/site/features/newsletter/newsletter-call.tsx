import { m } from "../../generated/paraglide/messages.js";
import { NewsletterForm } from "./newsletter-form.tsx";
import "./newsletter.css";

/** The newsletter sign-up at the foot of the blog. */
export function NewsletterCall() {
  return (
    <section className="news" aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{m.newsletter_title()}</h2>
        <p>{m.newsletter_text()}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
