import { planets, type Sign, signs } from "@cosmic/chart/facts";
import type { Contact } from "@cosmic/chart/pair/contacts/contact";
import { contactsBetween } from "@cosmic/chart/pair/contacts/contacts";
import { endLongitudes } from "@cosmic/chart/pair/end-longitudes";
import { dayTimeline } from "@cosmic/drawings/book/day-timeline";
import type { Drawing } from "@cosmic/drawings/drawing";
import { biWheel } from "@cosmic/drawings/pair/bi-wheel";
import type { PairLine } from "@cosmic/drawings/pair/bi-wheel-lines";
import { moonPlate } from "@cosmic/drawings/plates/moon-plate";
import { risingPlate } from "@cosmic/drawings/plates/rising-plate";
import { skyOf } from "@cosmic/drawings/stars/sky-of";
import { skyPlate } from "@cosmic/drawings/stars/sky-plate";
import { signName } from "../../../components/drawings/sky-names.ts";
import { engrave } from "../../../components/engraved/engrave.server.tsx";
import type { EngravedDrawing } from "../../../components/engraved/engraved-plate.tsx";
import { findPage } from "../../../content/pages/find-page.server.ts";
import { fieldOf } from "../../../content/pages/page.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { tableTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { ArticleName } from "../articles.ts";
import { articleBirths, articleFacts } from "./article-births.server.ts";
import { marsLoop } from "./mars-loop.server.ts";

/** An article's drawing, with a phone version where it has one. */
export interface ArticlePlate {
  readonly wide: EngravedDrawing;
  readonly compact?: EngravedDrawing;
}

/** The same as structured drawings, before rendering. */
interface Plates {
  readonly wide: Drawing;
  readonly compact?: Drawing;
}

type Draw = (title: string) => Plates;

/** Orbs below this many degrees draw full lines: these are the aspects the article discusses. */
const closeDeg = 1;

const draw: Readonly<Record<ArticleName, Draw>> = {
  "moon-changes-sign": (title) => {
    const { angle } = articleFacts("sample").moonPhase;
    return { wide: moonPlate({ phaseAngleDeg: angle, southern: true, title }) };
  },
  "retrograde-loop": (title) => ({ wide: marsLoop(title) }),
  "four-minutes": (title) => ({ wide: risingPlate({ sign: "Scorpio", title }) }),
  "two-charts-one-wheel": bothCharts,
  midheaven: (title) => {
    const { latitude, longitude } = articleBirths.sample;
    const sky = skyOf({ facts: articleFacts("sample"), latitudeDeg: latitude, longitudeDeg: longitude });
    return { wide: skyPlate({ ...sky, title, letters: m.landing_compass().split(" ") }) };
  },
  "birth-time-unknown": dayWithoutHour,
};

function bothCharts(title: string): Plates {
  const [first, second] = [articleFacts("sample"), articleFacts("london")];
  const places = (facts: typeof first) => ({ at: endLongitudes(facts), dayEnds: null });
  const contacts = contactsBetween(places(first), places(second));
  const lines = contacts.toSorted((a, b) => a.orb - b.orb).flatMap(lineOf);
  const people = { first: { facts: first, moonDoubtDeg: 0 }, second: { facts: second, moonDoubtDeg: 0 } };
  // The plate is beside the text, where the large version would be too small to read.
  return { wide: biWheel({ title, ...people, lines, compact: true }) };
}

function lineOf({ first: a, second: b, type, orb }: Contact): readonly PairLine[] {
  const [first, second] = [a, b].map((end) => planets.find((planet) => planet === end));
  return first && second ? [{ first, second, type, strong: orb < closeDeg }] : [];
}

function dayWithoutHour(title: string): Plates {
  const { latitude, longitude } = articleBirths.nextDay;
  const day = { facts: articleFacts("nextDay"), latitudeDeg: latitude, longitudeDeg: longitude };
  const words = {
    title,
    // Object.fromEntries loses the key type; the keys are exactly the signs.
    signs: Object.fromEntries(signs.map((sign) => [sign, signName(sign)])) as Record<Sign, string>,
    clock: tableTime,
    sunrise: (time: string) => m.blog_sunrise({ time: tableTime(time) }),
    sunset: (time: string) => m.blog_sunset({ time: tableTime(time) }),
  };
  return { wide: dayTimeline(day, words), compact: dayTimeline(day, words, "compact") };
}

const drawn = new Map<string, ArticlePlate>();

/** An article's drawing in a locale, before rendering. */
export function articleDrawing(name: ArticleName, locale: Locale): Plates {
  return draw[name](fieldOf(findPage(locale, `blog/${name}`), "plate"));
}

/** An article's rendered plate in a locale, drawn on first use and cached. */
export function articlePlate(name: ArticleName, locale: Locale): ArticlePlate {
  const key = `${name} ${locale}`;
  const plate = drawn.get(key) ?? engraved(articleDrawing(name, locale));
  drawn.set(key, plate);
  return plate;
}

const engraved = ({ wide, compact }: Plates): ArticlePlate => ({
  wide: engrave(wide),
  ...(compact ? { compact: engrave(compact) } : {}),
});
