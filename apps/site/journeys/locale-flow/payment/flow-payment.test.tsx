import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PaymentPlate } from "../../../features/checkout/parts/payment-plate.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { overwriteGetLocale } from "../../../generated/paraglide/runtime.js";
import { flowPayment } from "./flow-payment.server.ts";

const birth = {
  ...{ birthDate: "1990-06-15", birthTime: "14:30", timeUnknown: false, fullName: "Marina", email: "m@example.com" },
  ...{ birthCity: "São Paulo", birthCountry: "Brazil", countryCode: "BR", timezone: "America/Sao_Paulo" },
  ...{ latitude: -23.5475, longitude: -46.6361 },
} as const;

const asked = { locale: "pt-br", siteUrl: "https://example.com", pix: true } as const;

test("the card form is the sandbox's alone", () => {
  expect(flowPayment({ ...asked, sandbox: true }).testCards).not.toBeNull();
  expect(flowPayment({ ...asked, sandbox: false }).testCards).toBeNull();
});

test("with real keys the step has no field for a card, but the way to the hosted page", () => {
  overwriteGetLocale(() => "pt-br");
  const { offer } = flowPayment({ ...asked, sandbox: false });
  const Plate = () => <PaymentPlate birth={birth} offer={offer} sandbox={false} locale="pt-br" />;
  const Page = createRoutesStub([{ path: "/pt-br/payment", Component: Plate }]);
  const html = renderToStaticMarkup(<Page initialEntries={["/pt-br/payment"]} />);
  expect(html).toContain(m.checkout_pay());
  expect(html).toContain(m.checkout_leave());
  expect(html).not.toMatch(/<input|<form|4242/);
});
