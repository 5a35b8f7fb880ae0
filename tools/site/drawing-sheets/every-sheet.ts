import { natalSheets } from "./natal-sheets.ts";
import { nowSheets } from "./now-sheets.ts";
import { pairSheets } from "./pair-sheets.ts";
import type { Sheet } from "./sheet-page.ts";
import { spineSheets } from "./spine-sheets.ts";
import { yearSheets } from "./year-sheets.ts";

/** The drawings of books, of pairs, of years, of now and of spines. */
export const everySheet = (): readonly Sheet[] => [
  ...natalSheets(),
  ...pairSheets(),
  ...yearSheets(),
  ...nowSheets(),
  ...spineSheets(),
];
