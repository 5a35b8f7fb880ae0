import type { Ink } from "../drawing.ts";

/** One color for every ink. */
export type Palette = Readonly<Record<Ink, string>>;

/** The tinted reading pages of the printed report; colors of the light design tokens. */
export const lightPalette: Palette = {
  ink: "#161C36",
  "ink-2": "#434860",
  "ink-3": "#5C5F73",
  line: "#D9CDB2",
  rule: "#857B64",
  metal: "#8A4B1C",
  "metal-2": "#B27A2E",
  paper: "#FBF8EF",
  raised: "#FBF8EF",
  sunken: "#E8DECA",
  "wheel-face": "#FBF8EF",
  ground: "#FBF8EF",
  fire: "#A8371F",
  earth: "#55691F",
  air: "#765707",
  water: "#1F5E8A",
  lit: "#FFFFFF",
  shade: "#161C36",
  crater: "#434860",
  current: "#161C36",
  none: "none",
};

/** Cover and chapter openers of the printed report: full-bleed navy; colors of the dark design tokens. */
export const nightPalette: Palette = {
  ink: "#F0E8D8",
  "ink-2": "#C3BEB8",
  "ink-3": "#9C9AA4",
  line: "#2A344F",
  rule: "#6C7692",
  metal: "#E2BC78",
  "metal-2": "#C98F4E",
  paper: "#0B1226",
  raised: "#0B1226",
  sunken: "#060A15",
  "wheel-face": "#0B1226",
  ground: "#0B1226",
  fire: "#F08A6C",
  earth: "#AFC471",
  air: "#E8CB70",
  water: "#84BCEA",
  lit: "#E9DFC8",
  shade: "#0B1226",
  crater: "#6B5F4A",
  current: "#F0E8D8",
  none: "none",
};
