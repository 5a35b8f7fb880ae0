import { z } from "zod";
import { addressLines } from "./seller-variables.ts";

/** What only the operator can say of the privacy notice; each part is left out of it while it is not set. */
export interface PrivacySettings {
  /** Data protection officer or `encarregado`: an email address, or a name with one. */
  readonly officer: string | null;
  /** Representative in the European Union or the United Kingdom (GDPR 27), a line each. */
  readonly representative: readonly string[] | null;
  /** The company on whose machines the site runs, with its country. */
  readonly host: string | null;
  /** The company that carries the mails, with its country. */
  readonly mailService: string | null;
}

const line = z
  .string()
  .regex(/^[^\r\n]*\S[^\r\n]*$/)
  .optional();

/** The variables of the privacy notice, as part of the environment schema. */
export const privacyShapes = {
  PRIVACY_OFFICER: line,
  PRIVACY_REPRESENTATIVE: z
    .string()
    .refine((text) => addressLines(text).length > 0)
    .optional(),
  PRIVACY_HOST: line,
  PRIVACY_MAIL_SERVICE: line,
};
type PrivacyVariable = keyof typeof privacyShapes;

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const privacyExpectations: Readonly<Record<PrivacyVariable, string>> = {
  PRIVACY_OFFICER:
    "how to reach your data protection officer (in Brazil: encarregado), such as Ana Lima, dpo@example.org",
  PRIVACY_REPRESENTATIVE:
    "name and address of your representative in the European Union or the United Kingdom, with | between its lines",
  PRIVACY_HOST: "the company on whose machines the site runs and its country, such as Example Hosting GmbH, Germany",
  PRIVACY_MAIL_SERVICE: "the company that carries your mails and its country, such as Example Mail AB, Sweden",
};

/** What happens when a variable is not set. */
export const privacyOtherwise: Readonly<Record<PrivacyVariable, string>> = {
  PRIVACY_OFFICER: "the privacy notice names SUPPORT_EMAIL alone",
  PRIVACY_REPRESENTATIVE: "the privacy notice names no representative",
  PRIVACY_HOST: "the privacy notice names no hosting company",
  PRIVACY_MAIL_SERVICE: "the privacy notice names no mail company",
};

/** Reads the privacy settings from their variables. */
export function privacySettings(
  values: Readonly<Partial<Record<PrivacyVariable, string | undefined>>>,
): PrivacySettings {
  const { PRIVACY_OFFICER, PRIVACY_REPRESENTATIVE, PRIVACY_HOST, PRIVACY_MAIL_SERVICE } = values;
  return {
    officer: PRIVACY_OFFICER?.trim() ?? null,
    representative: PRIVACY_REPRESENTATIVE ? addressLines(PRIVACY_REPRESENTATIVE) : null,
    host: PRIVACY_HOST?.trim() ?? null,
    mailService: PRIVACY_MAIL_SERVICE?.trim() ?? null,
  };
}
