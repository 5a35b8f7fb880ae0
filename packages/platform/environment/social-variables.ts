import { z } from "zod";

/** The networks the footer links to, in its order. */
export const socialNetworks = ["instagram", "facebook", "x"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The operator's page on a network. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

const address = z.url({ protocol: /^https$/ }).optional();

/** The variables of the networks, as the environment's schema has them. */
export const socialShapes = { SOCIAL_INSTAGRAM: address, SOCIAL_FACEBOOK: address, SOCIAL_X: address };
type SocialVariable = keyof typeof socialShapes;

/** What each must be, completing the sentence "Set NAME to …". */
export const socialExpectations: Readonly<Record<SocialVariable, string>> = {
  SOCIAL_INSTAGRAM: "the https address of your page on Instagram",
  SOCIAL_FACEBOOK: "the https address of your page on Facebook",
  SOCIAL_X: "the https address of your page on X",
};

const otherwise = "no link; in the sandbox the network's front page stands in";

/** What stands when one is not set. */
export const socialOtherwise: Readonly<Record<SocialVariable, string>> = {
  SOCIAL_INSTAGRAM: otherwise,
  SOCIAL_FACEBOOK: otherwise,
  SOCIAL_X: otherwise,
};

const settings: Readonly<Record<SocialNetwork, { readonly variable: SocialVariable; readonly frontPage: string }>> = {
  instagram: { variable: "SOCIAL_INSTAGRAM", frontPage: "https://www.instagram.com/" },
  facebook: { variable: "SOCIAL_FACEBOOK", frontPage: "https://www.facebook.com/" },
  x: { variable: "SOCIAL_X", frontPage: "https://x.com/" },
};

/** The links that are set. While no money moves, a network without one is shown by its front page, which is nobody's own. */
export function socialLinks(
  values: Readonly<Partial<Record<SocialVariable, string | undefined>>>,
  sandbox: boolean,
): readonly SocialLink[] {
  return socialNetworks.flatMap((network) => {
    const { variable, frontPage } = settings[network];
    const url = values[variable] ?? (sandbox ? frontPage : undefined);
    return url === undefined ? [] : [{ network, url }];
  });
}
