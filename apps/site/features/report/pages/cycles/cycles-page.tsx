import { lifeLineAt } from "@cosmic/drawings/book/life-line-now";
import type { Chapter } from "@cosmic/report/document";
import { useSyncExternalStore } from "react";
import { DrawingView } from "../../blocks/drawing.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { useChart } from "../../chart-context.ts";
import { MoonCalendar } from "../moon/moon-calendar.tsx";
import { type Figure, figureApart, sectionNamed } from "../split.ts";
import { ageAt } from "./age-at.ts";
import { NextYears } from "./next-years.tsx";
import "./cycles.css";

/** The full-width life line with the reader's present marked, the years ahead, the progressed Moon's cycle, all dates,
 * then a text per cycle. */
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

/** Never updates: the line must not move while the page is open. */
const never = () => () => {};

/** Today's date from the reader's clock. The report states no date of reading and the server does not know it, so
 * anything that depends on it appears after hydration. */
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
