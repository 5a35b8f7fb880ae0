import { lifeLineAt } from "@cosmic/drawings/book/life-line-now";
import type { Chapter } from "@cosmic/report/document";
import { useSyncExternalStore } from "react";
import { DrawingView } from "../blocks/drawing.tsx";
import { Blocks, SectionView } from "../chapter-sections.tsx";
import { useChart } from "../chart/chart-context.ts";
import { ageAt } from "./age-at.ts";
import { MoonCalendar } from "./moon-calendar.tsx";
import { NextYears } from "./next-years.tsx";
import { type Figure, figureApart, sectionNamed } from "./split.ts";
import "./cycles.css";

/** The life line across the page with the reader's present on it, the years ahead, the progressed Moon's turn, all dates,
 * then each cycle in its words. */
export function CyclesPage({ chapter }: { readonly chapter: Chapter }) {
  const today = useToday();
  const line = sectionNamed(chapter.sections, "life-line");
  const { figure, rest } = figureApart(line?.blocks ?? []);
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={rest.filter(({ kind }) => kind === "paragraph")} />
      </div>
      {figure ? <LifeLine block={figure} today={today} /> : null}
      {today === null ? null : <Ahead today={today} />}
      <div className="life-dates" id="life-line">
        <Blocks blocks={rest.filter(({ kind }) => kind !== "paragraph")} />
      </div>
      {chapter.sections
        .filter((section) => section !== line)
        .map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
    </>
  );
}

function Ahead({ today }: { readonly today: string }) {
  return (
    <>
      <NextYears today={today} />
      <MoonCalendar today={today} />
    </>
  );
}

/** A page is read on one day: the line does not move under the reader's eyes. */
const never = () => () => {};

/** The book names no day of reading; the reader's clock does. The server does not know it, so what needs it comes with the
 * script. */
function useToday(): string | null {
  return useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10),
    () => null,
  );
}

function LifeLine({ block, today }: { readonly block: Figure; readonly today: string | null }) {
  const { instant, labels, houses } = useChart();
  if (today === null) return <DrawingView block={block} />;
  const present = { now: ageAt(today, instant), words: labels.here, banded: houses.length > 0 };
  const { drawing, compact } = block;
  return (
    <DrawingView
      block={{
        ...block,
        drawing: lifeLineAt(drawing, present, "wide"),
        ...(compact ? { compact: lifeLineAt(compact, present, "compact") } : {}),
      }}
    />
  );
}
