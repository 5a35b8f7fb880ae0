// Made by tools/data/typefaces; do not edit.

/** The typefaces of this folder in the order in which they are asked for a letter, and what each draws (hexadecimal). */
export const scriptFaces = [
  {
    "family": "Printed Noto Serif",
    "file": "NotoSerif.ttf",
    "ranges": "0 d ad 242 244-246 248 24a-24c 24e-24f 2e5-2e9 370-373 376-377 37f 3cf 3f7 3fa 3fc 478-47b 480-48b 4c5-4c6 4cd-4cf 4fa-52f 1ab0-1ac0 1c80-1c88 1d00-1df9 1dfb-1dff 1efa-1eff 200b-200f 2028-202e 2038 203f-2041 2043 2045-2046 204c-204e 2050-205e 2060-2064 2066-206f 20a0-20a1 20a5-20a6 20a9-20aa 20ad-20ae 20b0 20b2-20be 20f0 2104 2107-2108 210a-210b 2110 2112 2114 2117-2118 211b 211e-211f 2121 2123 2125 2128-2129 212c-212d 212f-2134 213a-2152 2189 25cc 2c60-2c7f 2de0-2e52 a640-a69f a700-a7bf a7c2-a7ca a7f5-a7ff a92e ab30-ab6b fb00-fb06 fe00 fe20-fe2f feff fffc",
    "sha256": "e0755890ebe0ff72fa5f2de3a73daac33b16b8423222a96bd445ae87600f768d"
  },
  {
    "family": "Printed Noto Serif Hebrew",
    "file": "NotoSerifHebrew.ttf",
    "ranges": "591-5c7 5d0-5ea 5f0-5f4 200c-200d 25cc fb1d-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4f",
    "sha256": "326de064c11692b2d3a7c8f227c28d4fe47d26b6d215d155590ab5f7f4b47dd1"
  },
  {
    "family": "Printed Noto Naskh Arabic",
    "file": "NotoNaskhArabic.ttf",
    "ranges": "600-604 606-61b 61e-6ff 750-77f 8a0 8a2-8ac 8e4-8fe 200c-200d 25cc fb50-fbc1 fbd3-fd3f fd50-fd8f fd92-fdc7 fdf0-fdfd fe70-fe74 fe76-fefc",
    "sha256": "a08ab93833868275b6e1591f08bd02d3760648a0209754be4a1d11b4201e98b7"
  },
  {
    "family": "Printed Noto Serif Armenian",
    "file": "NotoSerifArmenian.ttf",
    "ranges": "531-556 559-58a 58d-58f 25cc fb13-fb17",
    "sha256": "378994da7deecc936cba5abf9e0bf440d9e768b38be6fedcfcc030a8e7e3f2cd"
  },
  {
    "family": "Printed Noto Serif Georgian",
    "file": "NotoSerifGeorgian.ttf",
    "ranges": "10a0-10c5 10c7 10cd 10d0-10ff 1c90-1cba 1cbd-1cbf 2d00-2d25 2d27 2d2d",
    "sha256": "1a151ac1a434f39ab5700d74b6302d57dbab9a16b10a9baa97616de251434bef"
  },
  {
    "family": "Printed Noto Serif Devanagari",
    "file": "NotoSerifDevanagari.ttf",
    "ranges": "900-97f 1cd0-1cf6 1cf8-1cf9 200c-200d 25cc a830-a839 a8e0-a8ff",
    "sha256": "b4b2728680bfd3ca870a756f2a1652cecce6781f743d80d0ad89f84ebce6191f"
  },
  {
    "family": "Printed Noto Serif Bengali",
    "file": "NotoSerifBengali.ttf",
    "ranges": "980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 1cf7 200c-200d 25cc",
    "sha256": "85ef9d6b71b3bc6d07ead51ec73fffba851a1235e77d982f06a6849c68195906"
  },
  {
    "family": "Printed Noto Serif Gurmukhi",
    "file": "NotoSerifGurmukhi.ttf",
    "ranges": "a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 200c-200d 25cc 262c",
    "sha256": "40f14157f7e2741543f8ac63cddb095bfe0aaad0e9b444b9e6d40f5829dc6f81"
  },
  {
    "family": "Printed Noto Serif Gujarati",
    "file": "NotoSerifGujarati.ttf",
    "ranges": "a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200c-200d 25cc",
    "sha256": "8e8404d258085353f7832092a51bcf2e81db26daf9b143b6df77788898bfa017"
  },
  {
    "family": "Printed Noto Sans Oriya",
    "file": "NotoSansOriya.ttf",
    "ranges": "b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b56-b57 b5c-b5d b5f-b63 b66-b77 200c-200d 25cc",
    "sha256": "ed93ee09647991c79f0e24c45ebae42e8fefc18dfe4cb0f5febb304ad6885ad3"
  },
  {
    "family": "Printed Noto Serif Tamil",
    "file": "NotoSerifTamil.ttf",
    "ranges": "b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200c-200d 25cc 11301 11303 1133b-1133c",
    "sha256": "a59f2f7a12e04f96ea3350bd4641274a4f274276d3551fd71cdef157c1d53382"
  },
  {
    "family": "Printed Noto Serif Telugu",
    "file": "NotoSerifTelugu.ttf",
    "ranges": "c00-c0c c0e-c10 c12-c28 c2a-c39 c3d-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c60-c63 c66-c6f c77-c7f 200c-200d 25cc",
    "sha256": "a35a702cb2dd2bac1ff10a207d657ed984a586ccdb2542af0ccea57e185dc855"
  },
  {
    "family": "Printed Noto Serif Kannada",
    "file": "NotoSerifKannada.ttf",
    "ranges": "c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cde ce0-ce3 ce6-cef cf1-cf2 200c-200d 25cc",
    "sha256": "695f366765bb0aa49e6039df22d8340c0fd88fa2a8382ebe97126a4bbd01bb31"
  },
  {
    "family": "Printed Noto Serif Malayalam",
    "file": "NotoSerifMalayalam.ttf",
    "ranges": "d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 200c-200d 25cc",
    "sha256": "e7dc84fbe0737775a0adf25744e5ef64867e75d2a7c314370a64bd57dc36ea06"
  },
  {
    "family": "Printed Noto Serif Sinhala",
    "file": "NotoSerifSinhala.ttf",
    "ranges": "d81-d83 d85-d96 d9a-db1 db3-dbb dbd dc0-dc6 dca dcf-dd4 dd6 dd8-ddf de6-def df2-df4 200c-200d 25cc 111e1-111f4",
    "sha256": "69cc8aa54c30ba6430a7530bbfcb1f36fbfa2743eb0a2e5910291b9d05975f5a"
  },
  {
    "family": "Printed Noto Serif Thai",
    "file": "NotoSerifThai.ttf",
    "ranges": "e01-e3a e3f-e5b 200c-200d 25cc",
    "sha256": "421f2585a2dda6c11944c82a15db8f0ac58b4dbb3b853fb3db60bbd81491355b"
  },
  {
    "family": "Printed Noto Serif Lao",
    "file": "NotoSerifLao.ttf",
    "ranges": "e81-e82 e84 e87-e88 e8a e8d e94-e97 e99-e9f ea1-ea3 ea5 ea7 eaa-eab ead-eb9 ebb-ebd ec0-ec4 ec6 ec8-ecd ed0-ed9 edc-edf 200c-200d 25cc",
    "sha256": "ce445b164a2e84c3a1d2093b0a0506cb4798e173c6856de4b892c87415f1be59"
  },
  {
    "family": "Printed Noto Serif Khmer",
    "file": "NotoSerifKhmer.ttf",
    "ranges": "1780-17dd 17e0-17e9 17f0-17f9 19e0-19ff 200c-200d 25cc",
    "sha256": "fc558392f96ab00f3551df90ef288c242915549965ba4ec44bbe8d5c721ef3ca"
  },
  {
    "family": "Printed Noto Serif Myanmar",
    "file": "NotoSerifMyanmar.ttf",
    "ranges": "1000-109f 200c-200d 25cc a9e0-a9fe aa60-aa7f",
    "sha256": "8cff05ddcb88e52a508350ef548914e39ce42e725ad2f13ed9946100eca2c269"
  },
  {
    "family": "Printed Noto Serif Tibetan",
    "file": "NotoSerifTibetan.ttf",
    "ranges": "f00-f47 f49-f6c f71-f97 f99-fbc fbe-fcc fce-fda 200c-200d 25cc 2638",
    "sha256": "063472515f1cd6590b0be4267749a75af489147b2c682f1c2c02604a6a8d0b66"
  },
  {
    "family": "Printed Noto Serif Ethiopic",
    "file": "NotoSerifEthiopic.ttf",
    "ranges": "1200-1248 124a-124d 1250-1256 1258 125a-125d 1260-1288 128a-128d 1290-12b0 12b2-12b5 12b8-12be 12c0 12c2-12c5 12c8-12d6 12d8-1310 1312-1315 1318-135a 135d-137c 1380-1399 22ee 25cc 2d80-2d96 2da0-2da6 2da8-2dae 2db0-2db6 2db8-2dbe 2dc0-2dc6 2dc8-2dce 2dd0-2dd6 2dd8-2dde ab01-ab06 ab09-ab0e ab11-ab16 ab20-ab26 ab28-ab2e",
    "sha256": "1764e43392f5cc64c19df53357476f3c1ab72b0ae3d5efbd633aa591c1768edc"
  },
  {
    "family": "Printed Noto Sans Mongolian",
    "file": "NotoSansMongolian.ttf",
    "ranges": "1800-180e 1810-1819 1820-1878 1880-18aa 200c-200d 2460-2473 25cc 3001-3002 300a-300f fe3d-fe3e fe41-fe44 11660-1166c",
    "sha256": "bfcb853d8c62070dd4d6292c080bd334e5ad93ea50fc8dbe61bb07d93bc6d74e"
  },
  {
    "family": "Printed Noto Sans Thaana",
    "file": "NotoSansThaana.ttf",
    "ranges": "780-7b1 200c-200d 25cc",
    "sha256": "708d65bd085b3b58a1c45de42453713e093b277fa3e456e7877f2fccc938b866"
  },
  {
    "family": "Printed Noto Sans Syriac",
    "file": "NotoSansSyriac.ttf",
    "ranges": "700-70d 70f-74a 74d-74f 200c-200d 25cc 2670-2671",
    "sha256": "8177946d6c217bf3a4bd5edc1d394288cfd6b7db56644a65a8494bc4e54e9dab"
  },
  {
    "family": "Printed Noto Sans NKo",
    "file": "NotoSansNKo.ttf",
    "ranges": "7c0-7fa 7fd-7ff 200c-200d 25cc",
    "sha256": "1fe5c6a068664eafb04b6047486cdc970a6cea6cdb803d22a361f7b4851dac35"
  },
  {
    "family": "Printed Noto Sans Cherokee",
    "file": "NotoSansCherokee.ttf",
    "ranges": "13a0-13f5 13f8-13fd ab70-abbf",
    "sha256": "b911af36a312b097088847dc5bc7af4f8ec449a87a73b3961ed21ee8511d33f8"
  },
  {
    "family": "Printed Noto Sans Canadian Aboriginal",
    "file": "NotoSansCanadianAboriginal.ttf",
    "ranges": "1400-167f 18b0-18f5 25cc",
    "sha256": "e4a8fef1e3c91babbf6a642d7b0ae0a26657cfdee641de9ef0f19c056804b0a8"
  },
  {
    "family": "Printed Noto Sans Tifinagh",
    "file": "NotoSansTifinagh.ttf",
    "ranges": "200c-200d 25cc 2d30-2d67 2d6f-2d70 2d7f",
    "sha256": "1d1ad9dbd30ae38103e76b609851b7bb9c1c15a59b5401cbfe3ff585eb17c4ac"
  },
  {
    "family": "Printed Noto Sans Javanese",
    "file": "NotoSansJavanese.ttf",
    "ranges": "200c-200d 25cc a980-a9cd a9cf-a9d9 a9de-a9df",
    "sha256": "a00dfe0fa167e71ede9cc8edb96d35919154d7d30cdb342b9d90be49d109a54a"
  },
  {
    "family": "Printed Noto Serif Balinese",
    "file": "NotoSerifBalinese.ttf",
    "ranges": "1b00-1b4b 1b50-1b7c 200c-200d 25cc",
    "sha256": "3fd8d63000686b8d446c4341e6d38805a4facfe5d17817f1b30d3c67acc6c16b"
  },
  {
    "family": "Printed Noto Sans Sundanese",
    "file": "NotoSansSundanese.ttf",
    "ranges": "1b80-1bbf 1cc0-1cc7 200c-200d 25cc",
    "sha256": "4dd92e430543f312597611427e51532c74db2acd25a48768d5cac6abc84f826c"
  },
  {
    "family": "Printed Noto Sans Ol Chiki",
    "file": "NotoSansOlChiki.ttf",
    "ranges": "1c50-1c7f",
    "sha256": "fb6b0b26c05399a101164f754d7a8fb860987bbc39964e3c4a73782d89ba8ee5"
  },
  {
    "family": "Printed Noto Sans Meetei Mayek",
    "file": "NotoSansMeeteiMayek.ttf",
    "ranges": "200c-200d 25cc aae0-aaf6 abc0-abed abf0-abf9",
    "sha256": "5ae9bc7f736dbe9658528fd44114a5159436f21f5c7f674dfa72722ecb0ebc6f"
  },
  {
    "family": "Printed Noto Sans Adlam",
    "file": "NotoSansAdlam.ttf",
    "ranges": "25cc 1e900-1e94b 1e950-1e959 1e95e-1e95f",
    "sha256": "2c1ce3499c0f02c3c05fe0cbb4606a74198187c8254099d8f13b4dab0ea1c5ed"
  },
  {
    "family": "Printed Noto Sans Osage",
    "file": "NotoSansOsage.ttf",
    "ranges": "25cc 104b0-104d3 104d8-104fb",
    "sha256": "75de44a3bd45cf743ade28d257ef3763aa7a203b34bf6d91bae5eb541d7ce191"
  },
  {
    "family": "Printed Noto Sans Yi",
    "file": "NotoSansYi.ttf",
    "ranges": "3008-3009 3010-3011 3014-301b 30fb a000-a48c a490-a4c6 ff61-ff65",
    "sha256": "34c7eef13b605b3f09c275861ef7ad39c50ba60e3e8b0abd99200ba08c4e37ea"
  },
  {
    "family": "Printed Noto Sans Vai",
    "file": "NotoSansVai.ttf",
    "ranges": "a500-a62b",
    "sha256": "63689697a6ce06c4c408c3aef7dd95da74637183321416c96ac97a9735a30232"
  },
  {
    "family": "Printed Noto Sans Lisu",
    "file": "NotoSansLisu.ttf",
    "ranges": "a4d0-a4ff",
    "sha256": "a8ef30cab43ca202bb0e86971029a7ba46647cf3e8ff86e82268944e93b9c296"
  },
  {
    "family": "Printed Noto Sans Tai Le",
    "file": "NotoSansTaiLe.ttf",
    "ranges": "1950-196d 1970-1974 200c-200d 25cc",
    "sha256": "0d161f44c1f8814a5dca7ecdbe8b6e422cdf61d3ee708624400c9a664455f0e1"
  },
  {
    "family": "Printed Noto Sans New Tai Lue",
    "file": "NotoSansNewTaiLue.ttf",
    "ranges": "1980-19ab 19b0-19c9 19d0-19da 19de-19df 200c-200d 25cc",
    "sha256": "8f9922b479c47f01d56766b5f05b491ad3768799e578dc8a8488be764d66bac6"
  },
  {
    "family": "Printed Noto Sans Tai Tham",
    "file": "NotoSansTaiTham.ttf",
    "ranges": "1a20-1a5e 1a60-1a7c 1a7f-1a89 1a90-1a99 1aa0-1aad 200c-200d",
    "sha256": "c399c7dbb32ad2d21536c622814017b051c4b3364f486445ddc3355fff3cc9ba"
  },
  {
    "family": "Printed Noto Sans Cham",
    "file": "NotoSansCham.ttf",
    "ranges": "200c-200d 25cc aa00-aa36 aa40-aa4d aa50-aa59 aa5c-aa5f",
    "sha256": "303a5bef47909f8324561d32e6470ae6c2fec1c4f05802254502263e597818a8"
  },
  {
    "family": "Printed Noto Sans Buginese",
    "file": "NotoSansBuginese.ttf",
    "ranges": "1a00-1a1b 1a1e-1a1f 200c-200d 25cc",
    "sha256": "2c1fcdae64f62038d88a2fdf288d6623a90c9af876e944df6dee244ba0fae091"
  },
  {
    "family": "Printed Noto Sans Chakma",
    "file": "NotoSansChakma.ttf",
    "ranges": "200c-200d 25cc 11100-11134 11136-11146",
    "sha256": "d679b3c9c53ef38ba9503cdada7729633b94b682eaf9c4b3d859101911565d05"
  },
  {
    "family": "Printed Noto Sans Lepcha",
    "file": "NotoSansLepcha.ttf",
    "ranges": "1c00-1c37 1c3b-1c49 1c4d-1c4f 200c-200d 25cc",
    "sha256": "5f4b1e8ebc51e9cc7eb83683c84082f90239bcab85f6fefac1d235e74a4bdb59"
  },
  {
    "family": "Printed Noto Sans Limbu",
    "file": "NotoSansLimbu.ttf",
    "ranges": "1900-191e 1920-192b 1930-193b 1940 1944-194f 200c-200d 25cc",
    "sha256": "db0667ac916c58bb66d4b912d81b040cb6526434117189dc6568f94903e8091b"
  },
  {
    "family": "Printed Noto Sans Coptic",
    "file": "NotoSansCoptic.ttf",
    "ranges": "3e2-3ef 25cc 2c80-2cf3 2cf9-2cff 102e0-102fb",
    "sha256": "8b1cd2313cbbddb3a21909e5d26015714ba8bf2c4159490f9836f649a80d52d7"
  },
  {
    "family": "Printed Noto Sans Gothic",
    "file": "NotoSansGothic.ttf",
    "ranges": "10330-1034a",
    "sha256": "1f1fb3612c8d23d03212d0ce404bcd6c32f999bde860bf106158fa7ea281cbd9"
  },
  {
    "family": "Printed Noto Sans Runic",
    "file": "NotoSansRunic.ttf",
    "ranges": "16a0-16f8",
    "sha256": "35727d3e25a8649efd1a03721dca47f175272bdf1d8671323beee10108a528e0"
  },
  {
    "family": "Printed Noto Sans Ogham",
    "file": "NotoSansOgham.ttf",
    "ranges": "1680-169c",
    "sha256": "fd3c3490ceb8edb9eb668a97f7be8f8bf26f3cf934ba30cf028dfc138c7836ba"
  },
  {
    "family": "Printed Noto Sans Glagolitic",
    "file": "NotoSansGlagolitic.ttf",
    "ranges": "2c00-2c2e 2c30-2c5e 1e000-1e006 1e008-1e018 1e01b-1e021 1e023-1e024 1e026-1e02a",
    "sha256": "42dc78a108ef7f9ab213e384722b40a8bde0195904ef7508da20723f8bd5496f"
  },
  {
    "family": "Printed Noto Serif CJKsc",
    "file": "NotoSerifCJKsc.otf",
    "ranges": "3000-303f 3041-3096 3099-30ff 3105-312f 3131-318e 31f0-31ff 4e00-9fea ac00-d7a3 f900-fa6d ff01-ffbe ffc2-ffc7 ffca-ffcf ffd2-ffd7 ffda-ffdc ffe0-ffe6 ffe8-ffee",
    "sha256": "e065c7996f97d4b13e88560600fd4e2524da273bbb5fd8be4a6fff86bbf11ea4"
  },
  {
    "family": "Printed Noto Emoji",
    "file": "NotoEmoji.ttf",
    "ranges": "200d 20e3 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e 265f 2668 267b 267e-267f 2692-2694 2696-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3297 3299 fe0e-fe0f 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d9 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 1f947-1f9ff 1fa70-1fa7c 1fa80-1fac6 1fac8 1facc-1fadd 1fadf-1faeb 1faef-1fafa e0030-e0039 e0061-e007a e007f fe4e5-fe4ee fe82c fe82e-fe837",
    "sha256": "47513aa9e163d6d6cb785f0d3ce1b6d84aa9bcc55cf976469b82ed494475c043"
  },
  {
    "family": "Printed Noto Sans Math",
    "file": "NotoSansMath.ttf",
    "ranges": "20d0-20dc 20e1 20e5-20ef 219c-21a7 21ab-21ad 21b0-21bb 21be-21bf 21c2-21ca 21da-21e5 21f1-21f2 21f4-21ff 220e 2215 221d 221f-2222 2224 222c-2235 2237-2240 2242-2246 224a-2258 225a-225f 2263 2266-2269 226c-226d 2272-2281 2286-2294 2298-22c4 22c6-22ed 22f0-22ff 2308-230b 2319 231c-231f 2336-237a 237c 2395 239b-23b6 23d0 23dc-23e1 2474-2475 25af 25cc 266d-266f 27c0-27e5 27ea-27ff 2900-2933 2936-2aff 2b0e-2b11 2b30-2b4c 2bfe 1d400-1d454 1d456-1d49c 1d49e-1d49f 1d4a2 1d4a5-1d4a6 1d4a9-1d4ac 1d4ae-1d4b9 1d4bb 1d4bd-1d4c3 1d4c5-1d505 1d507-1d50a 1d50d-1d514 1d516-1d51c 1d51e-1d539 1d53b-1d53e 1d540-1d544 1d546 1d54a-1d550 1d552-1d6a5 1d6a8-1d7cb 1d7ce-1d7ff 1ee00-1ee03 1ee05-1ee1f 1ee21-1ee22 1ee24 1ee27 1ee29-1ee32 1ee34-1ee37 1ee39 1ee3b 1ee42 1ee47 1ee49 1ee4b 1ee4d-1ee4f 1ee51-1ee52 1ee54 1ee57 1ee59 1ee5b 1ee5d 1ee5f 1ee61-1ee62 1ee64 1ee67-1ee6a 1ee6c-1ee72 1ee74-1ee77 1ee79-1ee7c 1ee7e 1ee80-1ee89 1ee8b-1ee9b 1eea1-1eea3 1eea5-1eea9 1eeab-1eebb 1eef0-1eef1",
    "sha256": "5334d0ac98fe35a44682cf4fffbddb5eb4fa224695926f55cac5e9d4e5ee4edb"
  },
  {
    "family": "Printed Noto Sans Symbols",
    "file": "NotoSansSymbols.ttf",
    "ranges": "20dd-20e0 20e2 20e4 2185-2188 218a-218b 2300-2301 2304-2307 230c-230f 2311-2315 2317 2322-2323 232c-2335 2380-2394 2396-239a 23be-23cd 23d1-23d2 23d4-23db 23e2-23e8 2476-24c1 24c3-24ff 25cc 260a-260d 2613 2624-2625 2628-2629 262b 262d 2672-267a 267c-267d 2690-2691 269a 269d 26a5-26a6 26a8-26a9 26ad-26af 26b2-26bc 26e2-26e8 26eb-26ef 26f6 26fb-26fc 26fe-26ff 271e-2720 2776-2793 1f100-1f10c 1f110-1f16c 1f172-1f17d 1f180-1f18d 1f18f-1f190 1f19b-1f1ac 1f546-1f548 1f54f 1f700-1f773",
    "sha256": "5d811a3422812710bb8bff76a9431483835fa298319a686ef0a1f5957d2dc801"
  },
  {
    "family": "Printed Noto Sans Symbols2",
    "file": "NotoSansSymbols2.ttf",
    "ranges": "1-c e-1f 7f-9f 21af 21e6-21f0 21f3 2316 2318 2324-2327 232b 237b 237d-237f 23ce 23f4-23f7 23fb-2426 2440-244a 25a2-25a9 25ac-25ae 25b0-25b1 25b4-25b5 25b8-25bb 25be-25bf 25c2-25c5 25c8 25cc-25ce 25d8-25fa 25ff 2606-2609 260f-2610 2612 2616-2617 261a 261c 261f 2621 2630-2637 2654-265e 2661-2662 2664 2667 2680-268f 269e-269f 26ac 26bf-26c3 26c6-26c7 26c9-26cd 26d0 26d2 26d5-26e1 2700-2701 2703-2704 2706-2707 270e 2710-2711 2713 2715 2717-271c 2722-2727 2729-2732 2735-2743 2745-2746 2748-274b 274d 274f-2752 2756 2758-2762 2765-2766 2768-2775 2794 2798-27a0 27a2-27af 27b1-27be 2800-28ff 2b00-2b04 2b08-2b0d 2b12-2b1a 2b1d-2b2f 2b4d-2b4f 2b51-2b54 2b56-2b73 2b76-2b95 2b97-2bfd 2bff 4dc0-4dff fff9-fffb 10140-1018e 10190-1019c 101a0 101d0-101fd 10e60-10e7e 1d2e0-1d2f3 1d300-1d356 1d360-1d378 1f000-1f003 1f005-1f02b 1f030-1f093 1f0a0-1f0ae 1f0b1-1f0bf 1f0c1-1f0ce 1f0d1-1f0f5 1f322-1f323 1f394-1f395 1f398 1f39c-1f39d 1f3f1-1f3f2 1f3f6 1f4fe 1f53e-1f545 1f568-1f56e 1f571-1f572 1f57b-1f586 1f588-1f589 1f58e-1f58f 1f591-1f594 1f597-1f5a3 1f5a6-1f5a7 1f5a9-1f5b0 1f5b3-1f5bb 1f5bd-1f5c1 1f5c5-1f5d0 1f5d4-1f5db 1f5df-1f5e0 1f5e2 1f5e4-1f5e7 1f5e9-1f5ee 1f5f0-1f5f2 1f5f4-1f5f9 1f650-1f67f 1f6c6-1f6ca 1f6d3-1f6d4 1f6e6-1f6e8 1f6ea 1f6f1-1f6f2 1f780-1f7d8 1f800-1f80b 1f810-1f847 1f850-1f859 1f860-1f887 1f890-1f8ad 1f8b0-1f8b1 1f93b 1f946 1fa00-1fa53 1fa60-1fa6d 1fb00-1fb92 1fb94-1fbca 1fbf0-1fbf9",
    "sha256": "fecb9d6774d5e345d84a442eb60e154b0d1b52229fde0aad769696b589a74ac2"
  }
] as const;
