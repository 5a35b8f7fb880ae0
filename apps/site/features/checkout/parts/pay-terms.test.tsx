import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locales } from "../../../locale/locale.ts";
import { checkoutOffer } from "../request/checkout-offer.server.ts";
import { PayTerms } from "./pay-terms.tsx";

test.each(locales)(
  "beside a pay button in %s stand the wording and a link to the terms in the same language",
  (locale) => {
    const { beginAtOnce } = checkoutOffer({ locale, siteUrl: "https://example.com", testVersion: false, pix: true });
    const html = renderToStaticMarkup(<PayTerms text={beginAtOnce} />);
    expect(html).toMatch(
      new RegExp(`^<p class="cap pay-terms">[^[<]{60,} <a href="https://example.com/${locale}/terms">[^<]+</a></p>$`),
    );
  },
);

test("a text without a link stands as it is, and markup in it is text", () => {
  expect(renderToStaticMarkup(<PayTerms text="<b>Paid</b> [at once" />)).toContain("&lt;b&gt;Paid&lt;/b&gt; [at once");
});
