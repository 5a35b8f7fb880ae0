import { planets, signs } from "@cosmic/chart/facts";
import { recordOf } from "@cosmic/chart/record-of";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import type { AspectGridWords } from "../book/aspect-grid.ts";
import type { DayTimelineWords } from "../book/day-timeline.ts";
import type { ElementModalityWords } from "../book/element-modality-shares.ts";
import type { HouseWheelWords } from "../book/house-wheel.ts";
import type { LifeLineWords } from "../book/life-line.ts";
import type { MoonPhaseWords } from "../book/moon-phase.ts";
import type { StrengthWords } from "../book/strength-pips.ts";

/** Words about as long as in the site's languages; for this package's tests. */
export const shareWords: ElementModalityWords = {
  title: "Elements and modalities",
  elementsHead: "Elementos",
  modalitiesHead: "Modalidades",
  elements: { Fire: "Fuego", Earth: "Tierra", Air: "Aire", Water: "Agua" },
  modalities: { Cardinal: "Cardinal", Fixed: "Fija", Mutable: "Mutable" },
  percent: (share) => `${share} %`,
};
export const strengthWords: StrengthWords = {
  title: "Ten strengths",
  planets: { ...perPlanet((planet) => planet), mercury: "Mercúrio", neptune: "Netuno", uranus: "Urano" },
};
export const houseWords: HouseWheelWords = {
  title: "Who lives where",
  houses: Array.from({ length: 12 }, (_, index) => (index === 10 ? "Friends and futures" : "Partnership")),
};
export const gridWords: AspectGridWords = {
  title: "Aspects",
  aspects: {
    conjunction: "Conjunción",
    opposition: "Oposición",
    trine: "Trígono",
    square: "Cuadratura",
    sextile: "Sextil",
    quincunx: "Quincuncio",
  },
  closer: "A menos de 3°",
  orb: (orbDeg) => orbDeg.toFixed(1),
};
export const moonWords: MoonPhaseWords = {
  title: "Waning gibbous",
  newMoon: "Luna nueva",
  firstQuarter: "Cuarto creciente",
  fullMoon: "Luna llena",
  lastQuarter: "Cuarto menguante",
};
export const dayWords: DayTimelineWords = {
  title: "Twelve signs rose",
  signs: recordOf(signs, (sign) => sign),
  clock: (clock) => clock,
  sunrise: (clock) => `Salida del Sol ${clock}`,
  sunset: (clock) => `Puesta del Sol ${clock}`,
};
export const lifeWords: LifeLineWords = {
  title: "A life on one line",
  turns: {
    jupiter: "Jupiter, 12 years",
    "north-node": "Lunar nodes, 18.6",
    saturn: "Saturn, 29.5",
    chiron: "Chiron, 50",
    uranus: "Uranus, 84",
  },
  moon: "Band of signs: the progressed Moon",
};
/** Hooks of the ten planets on a drawing that has one for each. */
export const planetHooks = planets.map((planet) => `p-${planet}`);
/** House keywords as long as the site's languages may use. */
export const houseKeywords: Readonly<Record<string, readonly string[]>> = {
  en: [
    "You",
    "Holdings",
    "Near things",
    "Home",
    "Play",
    "Daily work",
    "Partners",
    "What is shared",
    "Far things",
    "Calling",
    "Friends",
    "Retreat",
  ],
  es: [
    "Tú",
    "Recursos propios",
    "Lo cercano",
    "Hogar",
    "Juego",
    "Trabajo diario",
    "Relaciones",
    "Lo compartido",
    "Lo lejano",
    "Vocación",
    "Amistades",
    "Recogimiento",
  ],
  pt: [
    "Você",
    "Recursos próprios",
    "O que está perto",
    "Lar",
    "Diversão",
    "Trabalho diário",
    "Parcerias",
    "O que se compartilha",
    "O que está longe",
    "Vocação",
    "Amizades",
    "Recolhimento",
  ],
};
