import { type Sign, signs } from "@cosmic/chart/facts";
import { subject as rising } from "@cosmic/library/generated/en/planets-in-signs/ascendant";
import { subject as moon } from "@cosmic/library/generated/en/planets-in-signs/moon";
import { subject as sun } from "@cosmic/library/generated/en/planets-in-signs/sun";
import { expect, test } from "vitest";
import { type Role, signSentence } from "./sign-sentences.ts";

const subjects = { sun, moon, rising } as const;
const plainOf = (role: Role, sign: Sign) => subjects[role].passages[sign.toLowerCase()]?.parts.core?.plain;

// When the library's sentence changes, copy it into messages/en-*/preview.json and review the translations.
test.each(["sun", "moon", "rising"] as const)(
  "the preview's English sentences about the %s are the library's",
  (role) => {
    for (const sign of signs) expect(signSentence(role, sign), `${role} in ${sign}`).toBe(plainOf(role, sign));
  },
);
