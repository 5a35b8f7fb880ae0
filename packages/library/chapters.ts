/** Chapters of the book and the moods that select their opening lines. */
export const chapterOpenings = {
  "how-to-read": ["timed", "untimed"],
  "at-a-glance": ["day", "night", "untimed"],
  "five-themes": ["agreeing", "divided", "even"],
  soul: ["strong", "weak", "even"],
  heart: ["strong", "weak", "even", "two-signs"],
  mask: ["ruler-strong", "ruler-weak", "even"],
  "mercury-venus-mars": ["retrograde", "together", "even"],
  "jupiter-saturn": ["jupiter-stronger", "saturn-stronger", "even"],
  "outer-planets": ["angular", "aspected", "even"],
  points: ["timed", "untimed"],
  houses: ["crowded", "one-side", "spread"],
  conversation: ["hard", "soft", "even"],
  figures: ["one", "several", "none"],
  temperament: ["missing", "dominant", "even"],
  love: ["agreeing", "differing", "untimed"],
  work: ["planet-in-tenth", "empty-tenth", "untimed"],
  growth: ["many-tensions", "few-tensions", "saturn-strong"],
  cycles: ["timed", "untimed"],
  "what-is-uncertain": ["firm", "fragile", "untimed"],
  "the-day-as-it-turned": ["moon-certain", "two-moons"],
  appendix: ["any"],
} as const;
export type ChapterId = keyof typeof chapterOpenings;

/** Library subjects each chapter uses: folders or single files. Joints and chapter lines are available to every
 * chapter. */
export const chapterSubjects: Readonly<Record<ChapterId, readonly string[]>> = {
  "how-to-read": [],
  "at-a-glance": ["planets-in-signs/sun", "planets-in-signs/moon", "planets-in-signs/ascendant"],
  "five-themes": ["themes"],
  soul: ["planets-in-signs/sun", "planets-in-houses/sun", "sign-rulers/sun", "conditions"],
  heart: [
    "planets-in-signs/moon",
    "planets-in-houses/moon",
    "sign-rulers/moon",
    "two-planets/sun-moon",
    "conditions",
    "the-day-as-it-turned/two-moons",
  ],
  mask: ["planets-in-signs/ascendant", "house-rulers/1", "aspects-to-angles"],
  "mercury-venus-mars": [
    ...["mercury", "venus", "mars"].flatMap(planetSubjects),
    "two-planets/mercury-mars",
    "two-planets/sun-mars",
  ],
  "jupiter-saturn": [
    ...["jupiter", "saturn"].flatMap(planetSubjects),
    "two-planets/venus-saturn",
    "two-planets/jupiter-saturn",
  ],
  "outer-planets": ["uranus", "neptune", "pluto"].flatMap(planetSubjects),
  points: ["points-in-signs", "points-in-houses"],
  houses: ["signs-on-cusps", "house-rulers"],
  conversation: ["aspects", "aspects-to-angles"],
  figures: ["figures"],
  temperament: ["conditions"],
  love: ["love", "planets-in-houses/venus", "planets-in-houses/mars", "house-rulers/5", "house-rulers/7"],
  work: ["work", "house-rulers/2", "house-rulers/6", "house-rulers/10"],
  growth: ["tensions", "planets-in-signs/saturn", "planets-in-houses/saturn", "conditions/elements"],
  cycles: ["cycles"],
  "what-is-uncertain": ["methods"],
  "the-day-as-it-turned": ["the-day-as-it-turned", "planets-in-signs/ascendant"],
  appendix: ["glossary", "methods"],
};

function planetSubjects(planet: string): readonly string[] {
  return [`planets-in-signs/${planet}`, `planets-in-houses/${planet}`, `sign-rulers/${planet}`, "conditions"];
}
