const pageOf = (locale: string): string => `${locale === "en-us" ? "" : `/${locale}`}/newsletter`;

/** Path of the page that confirms a subscription, in the language it was asked for in. */
export const confirmPath = (locale: string, secret: string): string => `${pageOf(locale)}/confirm/${secret}`;

/** Path of the page that ends one. */
export const leavePath = (locale: string, secret: string): string => `${pageOf(locale)}/leave/${secret}`;
