import type { Place } from "./place.ts";

// Twenty towns for a birth form without a town search: several per locale, the four of the city pages first, then the
// wider world in both hemispheres. City-center coordinates from GeoNames (CC BY 4.0), four decimals (11 m); population
// of the town itself, rounded, for ranking only.
const rows = [
  ["London", "England", "United Kingdom", "GB", 51.5085, -0.1257, "Europe/London", 8961989, 2643743],
  ["New York", "New York", "United States", "US", 40.7143, -74.006, "America/New_York", 8804190, 5128581],
  ["Madrid", "Madrid", "Spain", "ES", 40.4165, -3.7026, "Europe/Madrid", 3255944, 3117735],
  ["São Paulo", "São Paulo", "Brazil", "BR", -23.5475, -46.6361, "America/Sao_Paulo", 12400232, 3448439],
  ["Los Angeles", "California", "United States", "US", 34.0522, -118.2437, "America/Los_Angeles", 3820914, 5368361],
  ["Chicago", "Illinois", "United States", "US", 41.85, -87.65, "America/Chicago", 2664452, 4887398],
  ["Manchester", "England", "United Kingdom", "GB", 53.4809, -2.2374, "Europe/London", 568996, 2643123],
  ["Edinburgh", "Scotland", "United Kingdom", "GB", 55.9521, -3.1965, "Europe/London", 514990, 2650225],
  ["Barcelona", "Catalonia", "Spain", "ES", 41.3888, 2.159, "Europe/Madrid", 1686208, 3128760],
  ["Seville", "Andalusia", "Spain", "ES", 37.3828, -5.9732, "Europe/Madrid", 686741, 2510911],
  ["Rio de Janeiro", "Rio de Janeiro", "Brazil", "BR", -22.9064, -43.1822, "America/Sao_Paulo", 6747815, 3451190],
  ["Salvador", "Bahia", "Brazil", "BR", -12.9756, -38.491, "America/Bahia", 2711840, 3450554],
  ["Toronto", "Ontario", "Canada", "CA", 43.7064, -79.3986, "America/Toronto", 2794356, 6167865],
  ["Mexico City", "Mexico City", "Mexico", "MX", 19.4285, -99.1277, "America/Mexico_City", 12294193, 3530597],
  [
    "Buenos Aires",
    "Buenos Aires",
    "Argentina",
    "AR",
    -34.6131,
    -58.3772,
    "America/Argentina/Buenos_Aires",
    2891082,
    3435910,
  ],
  ["Paris", "Île-de-France", "France", "FR", 48.8534, 2.3488, "Europe/Paris", 2138551, 2988507],
  ["Berlin", "Berlin", "Germany", "DE", 52.5244, 13.4105, "Europe/Berlin", 3426354, 2950159],
  ["Mumbai", "Maharashtra", "India", "IN", 19.0728, 72.8826, "Asia/Kolkata", 12691836, 1275339],
  ["Tokyo", "Tokyo", "Japan", "JP", 35.6895, 139.6917, "Asia/Tokyo", 9733276, 1850147],
  ["Sydney", "New South Wales", "Australia", "AU", -33.8678, 151.2073, "Australia/Sydney", 5638830, 2147714],
] as const;

/** The twenty towns every birth form can offer without asking a server. */
export const builtInCities: readonly Place[] = rows.map(
  ([name, region, country, countryCode, latitude, longitude, zone, population, geonameId]) => ({
    name,
    region,
    country,
    countryCode,
    latitude,
    longitude,
    zone,
    population,
    geonameId,
    label: `${name}, ${country}`,
  }),
);

/** Match quality, best first: whole name, start of the name, a later word, region or country. */
const ranks = { wholeName: 0, nameBegins: 1, laterWord: 2, elsewhere: 3, none: 4 } as const;

/**
 * Built-in towns where every query word begins some word, ignoring accents and case. Best match first, then the larger
 * town. An empty query or a limit of 0 gives none.
 */
export function searchBuiltInCities(query: string, limit: number): readonly Place[] {
  const wanted = plain(query);
  if (wanted === "") return [];
  return builtInCities
    .map((city) => ({ city, rank: rankOf(city, wanted) }))
    .filter(({ rank }) => rank < ranks.none)
    .sort((a, b) => a.rank - b.rank || b.city.population - a.city.population)
    .slice(0, Math.max(0, limit))
    .map(({ city }) => city);
}

function rankOf(city: Place, wanted: string): number {
  const name = plain(city.name);
  if (name === wanted) return ranks.wholeName;
  if (name.startsWith(wanted)) return ranks.nameBegins;
  const words = wanted.split(" ");
  const meets = (text: string) =>
    words.every((word) =>
      plain(text)
        .split(" ")
        .some((part) => part.startsWith(word)),
    );
  if (meets(city.name)) return ranks.laterWord;
  return meets(`${city.name} ${city.region} ${city.country} ${city.countryCode}`) ? ranks.elsewhere : ranks.none;
}

/** Lower case without accents; anything other than a letter or digit separates words. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}
