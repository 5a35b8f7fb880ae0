/** Areas of life that a claim can be about. */
export const domains = [
  "self",
  "feeling",
  "speech",
  "love",
  "work",
  "home",
  "money",
  "company",
  "rest",
  "change",
  "belief",
  "conflict",
] as const;
export type Domain = (typeof domains)[number];
