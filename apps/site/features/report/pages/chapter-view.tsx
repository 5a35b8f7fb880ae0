import type { Chapter } from "@cosmic/report/document";
import type { ReactNode } from "react";
import { ChapterSheet } from "../chapter-sheet.tsx";
import { AppendixPage } from "./appendix-page.tsx";
import { AspectsPage } from "./chart/aspects-page.tsx";
import { ElementsPage } from "./chart/elements-page.tsx";
import { HousesPage } from "./chart/houses-page.tsx";
import { PatternsPage } from "./chart/patterns-page.tsx";
import { PlanetsPage } from "./chart/planets-page.tsx";
import { CyclesPage } from "./cycles/cycles-page.tsx";
import { LetterPage } from "./edition/letter-page.tsx";
import { Age, NowPage } from "./edition/now-page.tsx";
import { SpinePage } from "./edition/spine-page.tsx";
import { GrowthPage } from "./growth-page.tsx";
import { LovePage } from "./love-page.tsx";
import { DayPage } from "./moon/day-page.tsx";

type Page = (props: { readonly chapter: Chapter }) => ReactNode;

/** Chapters with their own screen layout, by id. */
const pages: Readonly<Record<string, Page>> = {
  spine: SpinePage,
  now: NowPage,
  "mercury-venus-mars": PlanetsPage,
  "jupiter-saturn": PlanetsPage,
  "outer-planets": PlanetsPage,
  points: PlanetsPage,
  houses: HousesPage,
  "the-day-as-it-turned": DayPage,
  conversation: AspectsPage,
  figures: PatternsPage,
  temperament: ElementsPage,
  love: LovePage,
  cycles: CyclesPage,
  growth: GrowthPage,
  appendix: AppendixPage,
};

/** A chapter in its own layout, or section by section. */
export function ChapterView({ chapter }: { readonly chapter: Chapter }) {
  if (chapter.id === "letter") return <LetterPage chapter={chapter} />;
  const Own = pages[chapter.id];
  return (
    <ChapterSheet chapter={chapter} note={chapter.id === "now" ? <Age chapter={chapter} /> : null}>
      {Own ? <Own chapter={chapter} /> : undefined}
    </ChapterSheet>
  );
}
