import { z } from "zod";

/** The social networks in the footer, in display order. */
export const socialNetworks = ["instagram", "facebook", "x"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The operator's page on a network. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

const address = z.url({ protocol: /^https$/ }).optional();

/** The social network variables, as part of the environment schema. */
export const socialShapes = { SOCIAL_INSTAGRAM: address, SOCIAL_FACEBOOK: address, SOCIAL_X: address };
type SocialVariable = keyof typeof socialShapes;

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const socialExpectations: Readonly<Record<SocialVariable, string>> = {
  SOCIAL_INSTAGRAM: "the https address of your page on Instagram",
  SOCIAL_FACEBOOK: "the https address of your page on Facebook",
  SOCIAL_X: "the https address of your page on X",
};

const otherwise = "no link; in the sandbox the network's front page stands in";

/** What happens when a variable is not set. */
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

/** The links that are set. In the sandbox, a network without one links to its front page, which belongs to no
 * particular account. */
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
