// Written by tools/data/earth-rotation/make.ts; not to be edited by hand.
// Earth rotation: IERS EOP 20 C04 to MJD 61312, then IERS Bulletin A; data free of conditions, packed by
// astropy_iers_data 0.2026.11.2.0.34.55 (BSD-3). Leap seconds: IERS, promised until 28 June 2027.
// Before 1962: Stephenson, Morrison & Hohenkerk 2016, table S15 in its 2020 revision; from 1948 the Astronomical
// Almanac, K8–K9; both facts, packed by skyfield 1.55 (MIT).
// The four-day series meets the daily values within 1.14 ms, 99 in 100 within 0.31 ms.
// Steps between the sources, closed at the Almanac's end: 1948 0.0125 s, 1962 -0.0052 s.
// sha256 of the files:
// 1e87541594a93151182f59ba2af075037b97cb3e68a36557b1a997594ed55c23 astropy_iers_data/data/eopc04.1962-now
// 95a61292c957fa74ed624bd4f7a84b1b984077e412b43ed39b99e092f38de9da astropy_iers_data/data/finals2000A.all
// 6cb6f5d4b819f2e568e25db4b0b26d89dedf031fdffb18bc94d40f4e94e268d7 astropy_iers_data/data/Leap_Second.dat
// 2d12bd3e789543b78a1f53c8b76ed7fecffdf7e5149cfb6a0aed21a8b3db5ff6 skyfield/data/delta_t.npz
// f5346b780b36a0325b1847dc6c0083d66edc7e88b7f648b4c98a67bbd02b5d3f skyfield/data/historic_deltat.npy
import type { PackedSeries } from "./delta-t-interpolation.ts";

/** TT − UT1 every four days from `firstMjd`, predicted by the IERS after `lastMeasuredMjd`. */
export const rotationDays = {
  firstMjd: 37665,
  lastMeasuredMjd: 61335,
  stepDays: 4,
  unitsPerSecond: 5000,
} as const;

/** The values of `rotationDays` in whole units. */
export const rotationSeries: PackedSeries = {
  first: [169986, 170018],
  secondDifferences: [
    "dmXVhkhlsYXkielrUclhcmpVdmedolUemecmcRejddoeWklckqZajhbkpWcpjfpoSblfdsqVilbcpjVflcftgVhfZepbWleakqZe",
    "nfcnrVfnddqpVgkadrlTijacqfUjhbfsaWjfXipaaoecosWembcspWhmbdslVlkdgviSgeYfveVlfXktccoealpXelYapmWinaet",
    "kTjkXcseWolZftcWmfYgqXVhYXotbcmXaqpZjjUZrlZpoYitiXqhXgtcXocXktbZpbYnrYckUYmpZmoXcqkWnjUiskZqhThtcYsa",
    "ShpacraVmqYfoVYljUknVdrlVqhRgribugTjrddveUkoZcuZWppYhrUVolSjoTfrkXqjSgrhaudQhobdydTlqZeyXUpnVgwTWoiT",
    "kpQbqgXnkQdpcYuhTlpddycTomZhyWWrmWhySZqjVotQapdVqoRgnZWsgTmqaevaSqnaixUUqjVlyTZrgWnvOdqbVppNflXWtkRk",
    "kXdvcRqkWjyXYqhVmvSctgWquPgrdYsrNkoWZtlQolXcudRqgWixYYtgVntRaraWrtOhracxqNjkTZulPokTevdRnbRfwbavbVmv",
    "XgvXUpqSjsYZvnPmnTewlRpjSgxeTrcSjucYrZTmuWetVZtrVjrSawlTpoSduhRsiRfscTsdSmuZZrUQloXgsWYqoTkpQaunVtpS",
    "huhUuhQivdXwcQjqZcwbUopUfrTYrnYnrPbqiVsoPirdVviQjucZxdPkpWcvYSmnUgsUXpiTmoPeqgWqlMfrfYziPlrab1dRpoXe",
    "0aWpmWjvUVqgUnqOcpfZtnPgqaYugNloZc0dVroYgzXTphWhxVZrgWnrQanbVrlQfoaZxjQllXbzcTslZhzWVpjYn0VZqeXowSdp",
    "ZWonQhlWbrkRolZgxeUqjVhvYWrgVmxTapeXpvScmYZsrThkTZrjRlgVdugVlfXjxcYpbTlwXetcYstVgoYYqoSijXdtoWnhTdsg",
    "XqdVjuaZoaXouZerWUoqYksYYonTjkVbqnWneRdqiYpcTgnbaqZXordcoUYqpbjqVYqlYnpVdpjXnlUhsiaoaSfqedpYUhobfpTX",
    "pqcloTbokZpqUcpfXnjUltiaobTgmdcoZShkbgoWYmlZjoTdqlconRdmibtnSgofetiUfkdeteWjlbfoYWmhbknWcphcnnUfoeao",
    "iSgphdthQhjefueVigafrZYigajqWZjcamlVenffqmUilcdsjVjmdiuiVjibgtdYkfajoZaiedmnVckeernYfjbdpiUjldithVki",
    "cgtbXhfcjscYhcXkmYbgadnnbgibepkXfiYiskamkcjteZjeaksdahcYipdckacllZfgcdpmaifZeohZkhbhrhaohbgpbalgckoc",
    "ZiYainaegXalkahfZgpkakcYhqkfphalogbkdaksgfjaZkneehYanmhkiXclidkfXgmkephaimcamdXkpdelbZkmbdjabmmcffVZ",
    "jicigWfjicmcZiqiindYiocfoddmpefmYZkmdilZdlkcigWdljgnfWfkigobWflehqaZjlfipYajlejlWZkickhVZiheljWfjgcl",
    "cWfmiisbXgjeisbYklfmrYakgbjnWckhdlmXelecnhWgmhfobVgickwdWfedmtabmfbipYdjebkoXcjaallXgiccneZhkdhoaYkl",
    "flrYcmjclqXalhdnqWcicbppWdhcfriUhidgqfYjeXgweaheipsYZgbaptXgkbcmnRfkcbojXhhWZmfYkdWiugeleZkpVcnedrsa",
    "hmabopWgkZcqnVgdZhtkXjeYgsgYlbWisedmdaqtWbjacqqYkkWarnZjeSasmXlcWfqeYkZXkrdZmZYnqcjqZctoXfnWeqlWlhUi",
    "rgapgVireapbXkqddoXbqsdgmUZkmcomQbrkWplTdngYoeRgqhZobTkobenWUimYerYZooalnTdqiZomRgqfcviPinffwgQjoYcr",
    "XVmmZiqMeqkWjnQbqlZplSgqhbtjQjlZdxfRkmYbuZTkkWhqUZojWhlSfrebukQivdXwlQhodbzgSllZdzbTniTjxYWogWkpTdtg",
    "YpnOfpaWukUnpXa0hVmlVdwYWriUixVWndUnwSbnXZqoNdjacujRnmVd0eTrlVizbWthWmyVcqaSoxRfoZWrqQhkVWsoWmlVfxfU",
    "pgTdxaYqbSm4UbtbVotRhrYUkqRhhUYrrTniTgtdVtdRlwcWvcTmvZgubYqsSfsWbomQkoVatkRqgRhxgUuaRjvaZxbVmuXiyURp",
    "pWiqSbqlSlrRZrkRrkScphUtbQiraZwVUmsWivUavoTkwRawmSpsOdthTtkRjqcXueQisZewWUooUgpTZvoYnwMfrgQivLltgXtk",
    "KfrcYxePjoZZrZRljUfvTbrjXnqQbugVsnRiqeaxmSY4eSxgQopXcyaSqiTgsTXsiVnrRf0LsjoLipdZwpMkpXYwfRrncduZSohY",
    "jwTTpeSnrNdtdaspMgqabykMmnXc0hRqlVi0dYqfVixXareVmoSdqaVoqRgqXczoUolUZufSsiYkxZSqfVixTVodXpuTboVZppSi",
    "lWZqiRplYewhWsiUeybWvfVotXaobZrtTdqVZsoWjhSbulXokTgqdYsfVkrZduaRmvYauZWmoWiqXYqnVhfSfrnYjcPdqfXveTjp",
    "ZcwdWmqegvZUlsZfqVVonbonSeqiYriTeqfXpdWmpedwWXlmZduXYmpansVXoiWntQZodWpjUfmbXpdWinaapZWmnefuYYokcmtR",
    "YqiYnsTfqfatnQgkddsiSjndfqZUnmefpXXolblsRbpeZmsWdmdZoqWhiddriRekaercTkiZfpZWkfbktYbofZprUbnfdqoUikcg",
    "snSikabsiUihXeriblgZipYaldcooUeleessVbiaesmThiaerlWiebgodUidYjqYXhbdprabjdcojYincftnbkhZdqlYieYkriXj",
    "dbirccifdpnahjUcloeifcZnkblmagnhUkiZhphZjeYkmhZfZbknbfhWVlnbihWakodngbgplekgZjpjbleWhnfgnbYkqhdiZbkm",
    "ehhSZljdjfXgpjdohViqjZigXiogfkaajogdmZVgkchkaWkjbgiXemjglfSfmigpgUisgfscYhngepbWkmedlZciicmladkidlgX",
    "cjedqiZhmihrhZiiehncYgiagneaghfjnVXidZhjUflkhsjVekeepgYikdiueYkickqaXijhkmUYggclsXZleaomVikfirjYdhcj",
    "qgViiaisbYhhbjtYZhfaopXWfaakhXfjbaqhYijfgqcXjlelqdYlhdkucZkfdiuZbhedknWchbbnmZgibbqmcjgagsdWggbmrfak",
    "edkrYbkdXjqafiXcmpVefXannajgZfriXlialrdbhcbqnZhqabntZejbeokUhhaeolXkcWepkcmeXfrbcpcZlpcalbZnpZjnaXoo",
    "XhkXaliZmeSdojZpgXcjgepbZnpheoYWkpcjpYZrobknXaniVkjYgpiXifXhmhaobUknZivdamqahpRYmmalnScpgarmSfncUmdQ",
    "kmgcrcWilbbrYYpqdkrSZokXnrUdqkapqPgodYukQilbYtgVmpcfnWSkmelvUYnkbnpSbobZtlRgnbYtmPipebtdNheWewdcmjXh",
    "sSWngZqtTeqeZspRgmcavlSlmbbthRkkZixcUqgVhuXaqfXjmVctdbqmRgndcwiOlnabvdOnlUfxeUneTdvWWqbWloVhrbcrmSlp",
    "WawlSlmXfxdXphVjzWSqfXnuWXpaVmvZemabvoRikUaumTpoRbudWtoWfxZUqaSjzZcpbThoWfqVXolUikUdukUsiWfwgUteOmyY",
    "avdYmuUbsaWruThoUXsnUnlRaskXtiScqgazfRpvaZoXPnuUcxVZtpThqUYpiOlnRbriUrcPjscYzeTjvZZyVQquah0TTrlWkvUa",
    "qmRrrOfqdVokTjsZXtdQmqeiwYUomXh3RSnlXqyNZqeWrtQgpeXojLhoUWyfUqqXYwZSmmXiyTXtiVqxQbtfaswOcodXtmOimZay",
    "gRpjVdxbTplYkzUZqeUhqReqgWrwMgqfdpnKklZaykOjhUcscRsgVjuTXqcTqvRcpdXrvSkqaawnQjlXfuhRniXh1hSqaOjwZarc",
    "YmqThuYXsnRjmVYxjRppXbwfPpjWgxeVtaQgtZZpXXmtXdoSYspWioUbslVpnSizhRriRiwebqcUhubbwZWkqTgoSXsoVokPZtiZ",
    "sgQgujasgRltZYtgSmtXeqUWmqXhnSaokUhkQdqhaqkQisfXveVlqbducTosXduYXpkYhoUcslUnkVgrcUsiRgrfcwhPitdcvZTk",
    "jZe1XWplYjrTTmmYooRZlcYndRhncatgRknbhyaTolbhxVWojbn0XblfXnvRbocYrkShiactgUilcftcXmhbkxWWqiZiuWfoeWlr",
    "UcmecroTajccqeTggZdrdWmjafvbWngbmwVcmicruUfnZWorVinXbqlUjhXirhXqfXhqbYnbYnsXakbbnuckiacqlUhiZdmmXhgX",
    "folWkbXcocZoeYnqbenZZnpYknacrqVjnVcslVikZgpkencWgmfajZaloehobdlkYglWdrqbjkYbnnbigWfnkZkfWfofZdaYjpge",
    "hVWnofglZblldmjZcolcnkYenjekhVjpfbldaimfekYZmoffiVcolbkiVeqkcqlUcjfgohYgjegphTijbglZUhkfjnWXkhemjXZm",
    "iaolYdjjhqhWjifgqjWhmdeqeVikefneZlhcimWbljglhWilgepfVfljjqiWbffjrZVlhbisdXcfbilWaojdmnWZhgepnWgihgrm",
    "WdleisfUkjdjqgUghdilddkgdhoacohekiYefbftgXgneiqhWjhdeofWhfairfVmedgnZYcbZnodagZdlmcjjcdqlYgldfriakgb",
    "iveZggdkraXkfcioZdhadmpZggbcolblkWdoiclgZireZkfejqZZjcZkndciXYilahgZeoiakjXfogZmebhshbpdZiofcqeaiqag",
    "lYZkrdghVbkoagcWgopesgTfmfbneZklfdobYhqdgnZYjkZgnWcklYeeUbnpdngXfngepcXhoeftaXlqfhqYXlpdflYdnmaigUdo",
    "iYnjWelldreUioheoYVkmdjrZXlmZgpUbmiZkoSblhYljTfkdYpeSjmfftbVkkhfvZWjkYmvQbomdlpTdqgYnlUfldZqlWjkZbyi",
    "XjiZftWbpjcltSYihbruRWkebqoUcnaYojQcjYbteSjhajsccpiVivVWpjcqtUbmebstUhjcasmPjkactgRmjVftcYlgZmwabqbR",
    "ptVdpZarqTjmacqmOhlZftgQlfUfscRndYkwbcobZkpVeqabspSknbaunUlmUfxgTodWgwdYqcXjuZaqYVmpYeoXXtpVkoSatlUm",
    "mTeukRmhZhwdXlaOkqZYqWXprWgnXaroWnkQfunZrkRdugYtkTotaWxbRktYYpXXlrZknTbpjVknSgqmWtlQjtfVteQlrdYwYTnq",
    "agwUQkmVhpTYojXjlRgvgWthPhqcbzcRmocb0dQppXivSYrmWfqUasiWpsTbpfUsjTlsZZzeOhpab4ZTonTbzVVrjUixRbohUoqP",
    "alYVujNjpfaxeQlmXg1XVqnXj2UZohZm2NZrdVptPiqYXqpRmoXZvgOllUhyZXrhUlyTYteYlxOesbUptPgmaYqrNkjVZtgNokTh",
    "ydZrdQjwYYqfYowVesZWspPitacvnQnjVdyhPoeTgxeWtZSmyXbsXUnvUevZatnPlqUbvkRmkVbuiUtfUgsaToaVpvYbsTWptUix",
    "UarmUosWeskQqmTgveTugRivdWsaUjsZctUVppWjqSZroUoqRcsiVrlQfseWujWmlRSqaQjoXctXTkkWkpRcsnXopNfukWtlPhth",
    "azgOjsbZw",
  ],
};

/** TT − UT1, seconds, at the beginning of each Julian year from `almanacFirstYear`; the ends are those of the
 * neighbours. */
export const almanacFirstYear = 1948;
export const almanacSeconds: readonly number[] = [
  28.238504, 28.7, 29.15, 29.57, 29.971, 30.36, 30.72, 31.07, 31.349, 31.677, 32.166, 32.671, 33.151, 33.584, 33.997224,
];

/** Cubics of TT − UT1: from and to a Julian year, then cube, square, first power and constant of the part gone by. */
export const splinePieces: readonly (readonly [number, number, number, number, number, number])[] = [
  [1895, 1900, -0.232, 3.138, 0.134, -5.017],
  [1900, 1905, -1.257, 2.443, 5.715, -1.977],
  [1905, 1910, 0.72, -1.329, 6.828, 4.923],
  [1910, 1915, -0.825, 0.831, 6.33, 11.142],
  [1915, 1920, 0.262, -1.643, 5.518, 17.479],
  [1920, 1925, 0.008, -0.856, 3.02, 21.617],
  [1925, 1930, 0.127, -0.831, 1.333, 23.789],
  [1930, 1935, 0.142, -0.449, 0.052, 24.418],
  [1935, 1940, 0.702, -0.022, -0.419, 24.164],
  [1940, 1945, -1.106, 2.086, 1.645, 24.426],
  [1945, 1950, 0.614, -1.232, 2.499, 27.05],
];

/** Largest distance of the spline from the Almanac's values before 1920 and after, seconds. */
export const splineGapSeconds = { to1920: 1.2, from1920: 0.5 } as const;

/** Modified Julian days on which TAI − UTC takes a new value, which starts at `firstTaiMinusUtc` and grows by one. */
export const firstTaiMinusUtc = 10;
export const leapSecondMjds: readonly number[] = [
  41317, 41499, 41683, 42048, 42413, 42778, 43144, 43509, 43874, 44239, 44786, 45151, 45516, 46247, 47161, 47892, 48257,
  48804, 49169, 49534, 50083, 50630, 51179, 53736, 54832, 56109, 57204, 57754,
];
