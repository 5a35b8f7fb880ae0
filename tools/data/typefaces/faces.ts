/** One font for print: its source and which characters are kept. */
export interface FaceSource {
  /** Path inside the unpacked sources. */
  readonly path: string;
  /** Index of the font within a collection. */
  readonly number?: number;
  /** Character ranges to keep, in the subsetter's syntax; when omitted, all characters that no earlier font covers. */
  readonly keep?: string;
  /** Name of the output file. */
  readonly file: string;
}

const debian = (name: string): FaceSource => ({
  path: `usr/share/fonts/truetype/noto/${name}-Regular.ttf`,
  file: `${name}.ttf`,
});

/**
 * In fallback order. Serifs where Noto has one, to go with Baskervville: the scripts people write their names in today,
 * then emoji, mathematical letters and decorative symbols used in names.
 */
export const faces: readonly FaceSource[] = [
  ...[
    ...["NotoSerif", "NotoSerifHebrew", "NotoNaskhArabic", "NotoSerifArmenian", "NotoSerifGeorgian"],
    ...["NotoSerifDevanagari", "NotoSerifBengali", "NotoSerifGurmukhi", "NotoSerifGujarati", "NotoSansOriya"],
    ...["NotoSerifTamil", "NotoSerifTelugu", "NotoSerifKannada", "NotoSerifMalayalam", "NotoSerifSinhala"],
    ...["NotoSerifThai", "NotoSerifLao", "NotoSerifKhmer", "NotoSerifMyanmar", "NotoSerifTibetan"],
    ...["NotoSerifEthiopic", "NotoSansMongolian", "NotoSansThaana", "NotoSansSyriac", "NotoSansNKo"],
    ...["NotoSansCherokee", "NotoSansCanadianAboriginal", "NotoSansTifinagh", "NotoSansJavanese", "NotoSerifBalinese"],
    ...["NotoSansSundanese", "NotoSansOlChiki", "NotoSansMeeteiMayek", "NotoSansAdlam", "NotoSansOsage"],
    ...["NotoSansYi", "NotoSansVai", "NotoSansLisu", "NotoSansTaiLe", "NotoSansNewTaiLue", "NotoSansTaiTham"],
    ...["NotoSansCham", "NotoSansBuginese", "NotoSansChakma", "NotoSansLepcha", "NotoSansLimbu", "NotoSansCoptic"],
    ...["NotoSansGothic", "NotoSansRunic", "NotoSansOgham", "NotoSansGlagolitic"],
  ].map(debian),
  {
    path: "usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc",
    number: 2,
    // Punctuation, kana, bopomofo, jamo, the 20,992 ideographs of the first block, Hangul, full-width forms.
    keep: "3000-30FF,3100-312F,3130-318F,31F0-31FF,4E00-9FFF,AC00-D7A3,F900-FAD9,FF01-FFEF",
    file: "NotoSerifCJKsc.otf",
  },
  { path: "package/400Regular/NotoEmoji_400Regular.ttf", file: "NotoEmoji.ttf" },
  debian("NotoSansMath"),
  debian("NotoSansSymbols"),
  debian("NotoSansSymbols2"),
];

/** Input files of make.ts, verified by their SHA-256. */
export const sources = [
  {
    file: "fonts-noto-core_20201225-1_all.deb",
    sha256: "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba",
    from: "Debian 12, fonts-noto-core 20201225-1",
  },
  {
    file: "fonts-noto-cjk_1%3a20220127+repack1-1_all.deb",
    sha256: "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502",
    from: "Debian 12, fonts-noto-cjk 1:20220127+repack1-1",
  },
  {
    file: "expo-google-fonts-noto-emoji-0.4.7.tgz",
    sha256: "6a25fd5a4da5bb34bbc2d300531bbf32de86afd866e119314d7e358f61a6104d",
    from: "npm, @expo-google-fonts/noto-emoji 0.4.7",
  },
] as const;

/**
 * The compiler whose built-in font we also ship as a file, so that a font installed on the machine cannot take
 * precedence.
 */
export const compilerBinary = "@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu";
/** SHA-256 of its built-in fonts, by the file each is written to: Libertinus Serif 7.051. */
export const serifFiles = {
  "LibertinusSerif-Regular.otf": "fcf06307a77367394fcb0ccb241e59eea70dba3d732be309647611224679c733",
  "LibertinusSerif-Italic.otf": "9a393d63d6e05f620d3dc0190dfd35a8ede58c0808cf0fc9de7fcb9c723e4c24",
} as const;
