import { m } from "../../generated/paraglide/messages.js";
import type { PayRefusal } from "./card-form.ts";

/** Why the last attempt did not pay. */
export const refusalTexts: Readonly<Record<PayRefusal["reason"], () => string>> = {
  declined: m.trial_pay_declined,
  "not-a-test-card": m.trial_pay_not_test,
  expired: m.trial_pay_expired,
  "already-paid": m.trial_pay_already,
  "pix-chosen": m.trial_pix_chosen,
  "wrong-fields": m.trial_pay_wrong,
};
