import { paths } from "@cosmic/addresses/paths";
import { Plate } from "../../components/drawings/plate.tsx";
import { framePaths } from "../../components/layout/frame-paths.ts";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { SellerDetails } from "../../components/seller/seller-details.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { ContactForm } from "./contact-form.tsx";
import type { LetterAnswer } from "./typed-message.ts";
import "./contact.css";

/** The contact page: the form, and the most common topics. */
export function ContactPage({ answer }: { readonly answer: LetterAnswer | null }) {
  return (
    <PageFrame header="full">
      <div className="wrap sec contact">
        <h1>{m.contact_title()}</h1>
        <div className="contact-sides">
          <Plate>
            <ContactForm answer={answer} />
          </Plate>
          <Blurbs />
        </div>
      </div>
    </PageFrame>
  );
}

function Blurbs() {
  const visitor = useVisitor();
  const email = visitor?.supportEmail ?? "";
  return (
    <dl className="contact-blurbs">
      <div>
        <dt>{m.contact_by_email()}</dt>
        <dd>
          <a href={framePaths.mail(email)}>{email}</a>. {m.contact_by_email_text()}
        </dd>
      </div>
      <div>
        <dt>{m.contact_no_report()}</dt>
        <dd>
          <PageLink to={paths.resend()}>{m.contact_no_report_resend()}</PageLink>, {m.contact_no_report_text()}
        </dd>
      </div>
      <div>
        <dt>{m.contact_wrong_birth()}</dt>
        <dd>{m.contact_wrong_birth_text()}</dd>
      </div>
      {visitor?.seller ? (
        <div>
          <dt>
            {visitor.seller.lead} {visitor.seller.name}
          </dt>
          <dd>
            <SellerDetails seller={visitor.seller} />
            {visitor.seller.demonstration ? (
              <p className="seller-demonstration">{visitor.seller.demonstration}</p>
            ) : null}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
