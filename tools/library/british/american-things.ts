/**
 * Things and ways of saying of which the two countries have different words. Each one that a text uses stands in the
 * table of the British edition, translated, or mapped to itself where a British reader says the same.
 */
export const americanThings: readonly string[] = [
  ...["couch", "couches", "bathrobe", "bathrobes", "closet", "closets", "bathtub", "bathtubs", "washcloth", "faucet"],
  ...[
    "faucets",
    "spigot",
    "stove",
    "stoves",
    "stovetop",
    "dish towel",
    "dish soap",
    "silverware",
    "drapes",
    "comforter",
  ],
  ...["refrigerator", "refrigerators", "trash", "garbage", "trash can", "garbage can", "wastebasket", "dumpster"],
  ...["can opener", "flashlight", "flashlights", "thumbtack", "wrench", "zipper", "antenna", "power outage", "furnace"],
  ...["apartment", "apartments", "block", "blocks", "yard", "yards", "backyard", "first floor", "second floor"],
  ...["third floor", "fourth floor", "upper stories", "janitor", "doorman", "roommate", "roommates", "realtor"],
  ...["sidewalk", "sidewalks", "crosswalk", "curb", "curbs", "intersection", "parking lot", "parking lots", "freeway"],
  ...["highway", "detour", "gas", "gasoline", "gas station", "windshield", "license plate", "trunk", "truck", "trucks"],
  ...["tire", "tires", "station wagon", "wagon", "asphalt", "subway", "railroad", "streetcar", "moving van", "movers"],
  ...["elevator", "elevators", "hallway", "restroom", "restrooms", "washroom", "lobby", "stoop"],
  ...["in line", "stand in line", "standing in line", "waiting line", "long line", "the line was gone"],
  ...["mail", "mailed", "mailing", "mailbox", "mailboxes", "mailman", "mail carrier", "zip code", "area code"],
  ...[
    "cell phone",
    "cell phones",
    "store",
    "stores",
    "drugstore",
    "grocery store",
    "shopping cart",
    "clerk",
    "salesman",
  ],
  ...["check", "checks", "bill", "bills", "the raise", "a raise", "paycheck", "cent", "cents", "dollar", "dollars"],
  ...["vacation", "vacations", "on vacation", "fall", "last fall", "in the fall", "quarter hour", "through Sunday"],
  ...["grade", "grades", "eraser", "math", "semester", "college", "high school", "principal", "recess", "report card"],
  ...[
    "soccer",
    "movie",
    "movies",
    "movie palace",
    "lifeguard chair",
    "swimsuit",
    "swimsuits",
    "bathing suit",
    "sneakers",
  ],
  ...[
    "pants",
    "sweater",
    "sweaters",
    "vest",
    "life vest",
    "suspenders",
    "undershirt",
    "pajamas",
    "rubber boots",
    "purse",
  ],
  ...["diaper", "stroller", "crib", "pacifier", "cookie", "cookies", "candy", "soda", "eggplant", "zucchini", "jelly"],
  ...["can of", "cans", "pot holder", "skillet", "sled", "snowplow", "flat tire", "anymore", "someplace", "gotten"],
  ...["mom", "moms", "mommy", "last name", "first name", "coworker", "coworkers", "attorney", "laid off", "off of"],
  ...["different than", "a half hour", "a couple hours", "out the window", "schedule", "schedules", "band-aid"],
];

const pattern = new RegExp(`(?<![\\p{L}’-])(?:${americanThings.toSorted(longest).join("|")})(?![\\p{L}-])`, "iu");

function longest(one: string, other: string): number {
  return other.length - one.length;
}

const longEntries = new WeakMap<ReadonlyMap<string, string>, RegExp>();

/** The entries of several words, as one pattern. */
function longEntriesOf(table: ReadonlyMap<string, string>): RegExp {
  const known = longEntries.get(table);
  if (known) return known;
  const entries = [...table.keys()].filter((key) => key.includes(" ")).sort(longest);
  const made = new RegExp(`(?<!\\p{L})(?:${entries.join("|")})(?!\\p{L})`, "giu");
  longEntries.set(table, made);
  return made;
}

/** Things in a text that the table neither translates nor names as common to both; a longer entry holds its words. */
export function unreviewedThings(text: string, table: ReadonlyMap<string, string>): readonly string[] {
  if (!pattern.test(text)) return [];
  const rest = text.replaceAll(longEntriesOf(table), "·");
  return (rest.match(new RegExp(pattern.source, "giu")) ?? [])
    .map((thing) => thing.toLowerCase())
    .filter((thing) => !table.has(thing));
}
