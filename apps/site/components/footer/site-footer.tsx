import { paths } from "@cosmic/addresses/paths";
import { signs } from "@cosmic/chart/facts";
import { PrivacyChoice } from "../../analytics/privacy-choice.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { LanguageChoice } from "../choice/language-choice.tsx";
import { Glyph } from "../drawings/glyph.tsx";
import { signGlyph, signName } from "../drawings/sky-names.ts";
import { Brand } from "../layout/brand.tsx";
import { framePaths } from "../layout/frame-paths.ts";
import { PageLink } from "../layout/page-link.tsx";
import { FootSeller } from "../seller/foot-seller.tsx";
import { useVisitor, type Visitor } from "../visitor.ts";
import { CityLinks } from "./city-links.tsx";
import { PlaceCredits } from "./place-credits.tsx";

/** Not translated. */
const paymentBrands = ["Visa", "Mastercard", "Amex", "Stripe"] as const;

const networkNames = { instagram: "Instagram", facebook: "Facebook", x: "X" } as const;

/** Page footer: the twelve signs, then links. */
export function SiteFooter() {
  const visitor = useVisitor();
  return (
    <footer className="site-foot below">
      <ul className="zband" aria-label={m.frame_signs()}>
        {signs.map((sign) => (
          <li key={sign}>
            <PageLink to={paths.guide(sign)}>
              <Glyph name={signGlyph(sign)} size={28} />
              <span>{signName(sign)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="wrap">
        <div className="foot">
          <div>
            <Brand />
            <p className="figcap">{m.frame_foot_line()}</p>
            <SocialLinks links={visitor?.social ?? []} />
          </div>
          <Links title={m.frame_foot_read()} links={reading} />
          <Links title={m.frame_foot_legal()} links={legal} />
          <Contact email={visitor?.supportEmail} />
        </div>
        <CityLinks />
        <LanguageChoice />
        <FootSeller />
        <div className="legal">
          <span>
            {m.frame_foot_copyright({ year: visitor?.year ?? "", name: visitor?.siteName ?? m.frame_brand() })}
          </span>
          <PrivacyChoice />
          <span>{m.frame_foot_guidance()}</span>
        </div>
        <PlaceCredits />
      </div>
    </footer>
  );
}

/** Links to the operator's social media pages. */
function SocialLinks({ links }: { readonly links: Visitor["social"] }) {
  if (links.length === 0) return null;
  return (
    <ul className="social" aria-label={m.frame_foot_social()}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.frame_foot_new_tab({ name: networkNames[network] })}
          >
            <Glyph name={network} size={26} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FooterLink {
  readonly to: string;
  readonly words: () => string;
}

const reading: readonly FooterLink[] = [
  { to: paths.faq(), words: m.frame_nav_faq },
  { to: paths.blog(), words: m.frame_nav_blog },
  { to: paths.compatibility(), words: m.frame_nav_compatibility },
  { to: paths.reviews(), words: m.reviews_link },
  { to: paths.accuracy(), words: m.frame_foot_accuracy },
  { to: paths.credits(), words: m.frame_foot_credits },
];

const legal: readonly FooterLink[] = [
  { to: paths.legal("privacy"), words: m.reading_privacy },
  { to: paths.legal("terms"), words: m.reading_terms },
  { to: paths.legal("refund"), words: m.reading_refund },
  { to: paths.withdraw(), words: m.withdraw_link },
  { to: paths.legal("accessibility"), words: m.reading_accessibility },
];

function Links({ title, links }: { readonly title: string; readonly links: readonly FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, words }) => (
          <li key={to}>
            <PageLink to={to}>{words()}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact({ email }: { readonly email: string | undefined }) {
  return (
    <div>
      <h2>{m.frame_foot_contact()}</h2>
      <ul>
        <li>
          <PageLink to={paths.contact()}>{m.contact_title()}</PageLink>
        </li>
        <li>
          <PageLink to={paths.resend()}>{m.flow_report_resend()}</PageLink>
        </li>
        {email ? (
          <li>
            <a href={framePaths.mail(email)}>{m.frame_foot_email()}</a>
          </li>
        ) : null}
        <li className="city">{m.frame_foot_city()}</li>
      </ul>
      <PaymentMarks />
    </div>
  );
}

/** Accepted payment brands. */
function PaymentMarks() {
  return (
    <ul className="pay" aria-label={m.frame_foot_payment()}>
      {paymentBrands.map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}
