import type { Chapter, Section } from "@cosmic/report/document";
import { DrawingView } from "../../blocks/drawing.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { placementNamed, useChart } from "../../chart-context.ts";
import { NamedGlyph } from "../../named-glyph.tsx";
import { SectionHeading } from "../../section-heading.tsx";
import { figureApart, isFrame, sectionNamed } from "../split.ts";
import { TextAndQuestions } from "./questions.tsx";
import { type Story, storyOf } from "./story-id.ts";
import "./now.css";

/** The groups of crossings, in order, and the sections that open them. */
const groups = ["now-behind", "now-these-months", "now-ahead"] as const;
const slower = ["now-year", "now-moon"] as const;
const [opening, returns] = ["now-opening", "now-returns"] as const;
const withPlace: ReadonlySet<string> = new Set([opening, ...groups, ...slower, returns]);

/** The line of three years, the crossings in three groups, each with its days in the margin, then what runs slower and
 * the returns beyond. */
export function NowPage({ chapter: { sections } }: { readonly chapter: Chapter }) {
  const others = sections.filter(({ id }) => !(withPlace.has(id) || storyOf(id)));
  return (
    <>
      <Opening section={sectionNamed(sections, opening)} />
      {groups.map((group) => (
        <Group key={group} id={group} sections={sections} />
      ))}
      <div className="two-columns now-slower">
        {slower.map((id) => (
          <Slower key={id} section={sectionNamed(sections, id)} />
        ))}
      </div>
      {others.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <Returns section={sectionNamed(sections, returns)} />
    </>
  );
}

/** The reader's age on the day the chapter is written on. */
export function Age({ chapter }: { readonly chapter: Chapter }) {
  return chapter.opener?.lines.map((line) => (
    <p className="now-age" key={line}>
      {line}
    </p>
  ));
}

function Opening({ section }: { readonly section: Section | undefined }) {
  if (!section) return null;
  const { figure, rest } = figureApart(section.blocks);
  return (
    <>
      <div className="now-opening">
        <SectionHeading level={3} id={section.id}>
          {section.title}
        </SectionHeading>
      </div>
      {figure ? <DrawingView block={figure} /> : null}
      <div className="now-opening-text">
        <Blocks blocks={rest} />
      </div>
    </>
  );
}

interface GroupProps {
  readonly id: (typeof groups)[number];
  readonly sections: readonly Section[];
}

/** A group's heading, and the crossings up to the next section that is about none. */
function Group({ id, sections }: GroupProps) {
  const at = sections.findIndex((section) => section.id === id);
  const head = sections[at];
  if (!head) return null;
  const after = sections.slice(at + 1);
  const end = after.findIndex((section) => storyOf(section.id) === null);
  return (
    <section className={`now-group of-${id}`} aria-labelledby={id}>
      <header>
        <SectionHeading level={3} id={id}>
          {head.title}
        </SectionHeading>
        <Blocks blocks={head.blocks} />
      </header>
      {after.slice(0, end < 0 ? after.length : end).map((section) => (
        <Crossing key={section.id} section={section} />
      ))}
    </section>
  );
}

function Crossing({ section }: { readonly section: Section }) {
  const story = storyOf(section.id);
  const notes = section.blocks.filter((block) => block.kind === "margin-note");
  return (
    <article className="now-story" aria-labelledby={section.id}>
      <div className="now-days">
        {story ? <Ends story={story} /> : null}
        {notes.map((note) => (
          <div key={note.title}>
            <p className="now-angle">{note.title}</p>
            <ul>
              {note.lines.map((line) => (
                <li className="num" key={line}>
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div>
        <SectionHeading level={4} id={section.id}>
          {section.title}
        </SectionHeading>
        <TextAndQuestions blocks={section.blocks.filter(({ kind }) => kind !== "margin-note")} />
      </div>
    </article>
  );
}

/** Planet, angle, planet; the planet alone where it crosses a point without a glyph. The note says the same. */
function Ends({ story: { body, aspect, point } }: { readonly story: Story }) {
  const glyph = placementNamed(useChart(), point)?.glyph;
  return (
    <p className="asp" aria-hidden="true">
      <NamedGlyph name={body} size={24} />
      {glyph === undefined ? null : (
        <>
          <NamedGlyph name={aspect} size={18} className={aspect === "conjunction" ? "minor" : "fire"} />
          <NamedGlyph name={glyph} size={24} />
        </>
      )}
    </p>
  );
}

function Slower({ section }: { readonly section: Section | undefined }) {
  if (!section) return null;
  return (
    <div>
      <SectionHeading level={3} id={section.id}>
        {section.title}
      </SectionHeading>
      <TextAndQuestions blocks={section.blocks} />
    </div>
  );
}

function Returns({ section }: { readonly section: Section | undefined }) {
  if (!section) return null;
  return (
    <>
      <SectionView section={{ ...section, blocks: section.blocks.filter((block) => !isFrame(block)) }} />
      <div className="now-last">
        <Blocks blocks={section.blocks.filter(isFrame)} />
      </div>
    </>
  );
}
