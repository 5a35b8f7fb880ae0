import type { Birth } from "@cosmic/chart/birth";
import { samplePerson } from "./sample-person.ts";

/** A fictional person, born on an instructive day. */
export interface SamplePerson extends Birth {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/** The three samples: a known time, an unknown one, and a day with a stellium. */
export const samplePeople = [
  { id: "sample-1", ...samplePerson },
  {
    id: "sample-2",
    name: "Thomas Reid",
    date: "1987-03-02",
    time: null,
    place: "London, United Kingdom",
    latitude: 51.51,
    longitude: -0.13,
    zone: "Europe/London",
  },
  {
    id: "sample-3",
    name: "Elena Ruiz",
    date: "1962-02-05",
    time: "06:10",
    place: "Madrid, Spain",
    latitude: 40.42,
    longitude: -3.7,
    zone: "Europe/Madrid",
  },
] as const satisfies readonly SamplePerson[];
export type SampleId = (typeof samplePeople)[number]["id"];

/** Whether this is the sample chart whose bars show fixed values. */
export const isSampleChart = (id: SampleId): boolean => id === samplePeople[0].id;
