/** Keys of the terms that the book uses and the glossary explains; each language's file names them. */
export const glossaryTerms: readonly string[] = [
  ...["zodiac", "sign", "element", "fire", "earth", "air", "water", "mode", "cardinal", "fixed", "mutable"],
  ...["planet", "luminary", "generation", "ruler", "traditional-ruler", "chart-ruler", "house-ruler"],
  ...["house", "cusp", "angle", "ascendant", "descendant", "midheaven", "imum-coeli", "angular", "succedent", "cadent"],
  ...["hemisphere", "placidus", "porphyry", "whole-sign"],
  ...["aspect", "conjunction", "opposition", "square", "trine", "sextile", "quincunx", "orb", "exact"],
  ...["applying", "separating", "unaspected"],
  ...["dignity", "domicile", "exaltation", "detriment", "fall", "mutual-reception", "dispositor", "strength"],
  ...["sect", "day-chart", "night-chart", "retrograde", "direct", "stationary", "combust", "under-the-beams", "cazimi"],
  ...["north-node", "south-node", "lilith", "chiron", "lot-of-fortune", "lot-of-spirit"],
  ...["stellium", "t-square", "grand-trine", "grand-cross", "kite", "yod", "mystic-rectangle"],
  ...["moon-phase", "transit", "return", "progression", "life-line"],
  ...["ecliptic", "equinox", "obliquity", "longitude", "tropical", "sidereal", "ayanamsa", "ephemeris"],
  ...["time-zone", "daylight-saving", "universal-time", "sidereal-time", "tolerance", "rarity", "fragile-fact"],
];
