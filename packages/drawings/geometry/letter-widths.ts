import type { Lettering } from "../drawing.ts";

/** Advance widths of U+0020 to U+007E in thousandths of the type size: Baskervville roman and italic, Jost 400 and 500,
 * as measured by a browser with the static fonts of @expo-google-fonts, without kerning. */
const advances = {
  text: [
    264, 266, 342, 746, 561, 798, 698, 204, 368, 368, 459, 560, 283, 357, 246, 346, 490, 306, 430, 454, 552, 469, 491,
    439, 491, 491, 246, 283, 560, 560, 560, 455, 843, 745, 686, 720, 812, 649, 607, 785, 843, 377, 431, 741, 651, 980,
    781, 818, 635, 804, 695, 561, 744, 750, 733, 1049, 707, 662, 639, 299, 296, 294, 560, 554, 211, 490, 555, 470, 545,
    477, 339, 554, 582, 284, 276, 524, 276, 874, 595, 550, 563, 535, 392, 393, 339, 571, 507, 768, 525, 523, 466, 390,
    184, 390, 560,
  ],
  textItalic: [
    250, 271, 337, 761, 594, 874, 873, 204, 368, 368, 459, 560, 250, 357, 250, 399, 492, 297, 423, 443, 522, 421, 489,
    458, 513, 489, 251, 320, 560, 560, 560, 475, 843, 662, 658, 694, 808, 688, 590, 756, 838, 384, 430, 724, 639, 916,
    783, 775, 652, 775, 730, 594, 741, 758, 686, 1019, 744, 663, 675, 352, 347, 297, 560, 554, 276, 536, 498, 439, 550,
    418, 330, 534, 526, 278, 270, 501, 264, 774, 532, 514, 529, 509, 394, 363, 308, 539, 483, 727, 553, 483, 488, 390,
    214, 388, 560,
  ],
  ui: [
    300, 300, 465, 605, 580, 751, 675, 285, 310, 310, 592, 615, 308, 210, 300, 515, 600, 450, 569, 546, 583, 564, 576,
    525, 546, 576, 300, 330, 640, 615, 640, 557, 770, 660, 558, 685, 680, 550, 500, 775, 715, 245, 240, 565, 450, 810,
    775, 790, 548, 790, 560, 548, 465, 626, 660, 990, 555, 561, 545, 300, 515, 300, 510, 500, 375, 481, 570, 478, 570,
    515, 286, 570, 525, 260, 250, 440, 230, 780, 525, 546, 570, 570, 343, 403, 240, 525, 440, 680, 420, 440, 460, 311,
    274, 311, 575,
  ],
  uiMedium: [
    300, 318, 486, 630, 597, 819, 706, 294, 323, 323, 592, 639, 314, 215, 309, 553, 625, 474, 604, 576, 629, 597, 614,
    556, 579, 614, 309, 355, 640, 620, 640, 585, 770, 690, 601, 691, 701, 571, 521, 791, 744, 275, 276, 619, 481, 843,
    783, 803, 578, 820, 595, 579, 504, 656, 690, 1020, 608, 601, 575, 325, 528, 325, 510, 513, 375, 504, 589, 484, 589,
    539, 309, 586, 543, 267, 259, 495, 246, 796, 545, 564, 589, 589, 371, 424, 271, 545, 475, 713, 465, 473, 485, 346,
    306, 346, 575,
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Height of a digit as a fraction of the type size, in both typefaces. */
export const figureHeight = 0.74;

const firstCode = 0x20;
/** Width assumed for other characters: that of a wide lowercase letter, to err on the wide side. */
const otherAdvance = 700;
const combining = /\p{M}/gu;

/** Width of one letter, in the unit of `lettering.size`; accents do not change it. */
export function letterWidth(letter: string, lettering: Lettering): number {
  return ((advancesOf(lettering)[slotOf(letter)] ?? otherAdvance) / 1000) * lettering.size + (lettering.spacing ?? 0);
}

const zero = 0x30;
const nine = 0x39;
const lastPlain = 0x7e;

/** Index of a letter in the tables. Digits count as zeros: screens set tabular digits, print does not. */
function slotOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code > lastPlain) return (letter.normalize("NFD").replace(combining, "").codePointAt(0) ?? 0) - firstCode;
  return (code >= zero && code <= nine ? zero : code) - firstCode;
}

/** Width of a text, within about 2%: ignores kerning and ligatures. */
export function textWidth(words: string, lettering: Lettering): number {
  return Array.from(words).reduce((width, letter) => width + letterWidth(letter, lettering), 0);
}

function advancesOf({ face, italic = false, weight = 400 }: Lettering): readonly number[] {
  if (face === "text") return italic ? advances.textItalic : advances.text;
  return weight >= 500 ? advances.uiMedium : advances.ui;
}
