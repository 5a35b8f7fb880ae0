import { paths } from "@cosmic/addresses/paths";
import type { MouseEvent } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { toast } from "../../../components/toasts/toast.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { savePng } from "./save-png.ts";
import { closePopover } from "./section-menu.tsx";

const sizePx = 2000;

/** The report's other forms: the book for readers and for a press, the chart in words and as data, pictures. */
export function FormsMenu({ id, secret }: { readonly id: string; readonly secret: string }) {
  const groups = [
    {
      name: "book",
      label: m.report_forms_book(),
      links: [
        { href: paths.reportEpub(secret), label: m.report_form_epub() },
        { href: paths.reportInterior(secret), label: m.report_book_interior() },
        { href: paths.reportCover(secret), label: m.report_book_cover() },
      ],
    },
    {
      name: "chart",
      label: m.report_forms_chart(),
      links: [
        { href: paths.reportChartText(secret), label: m.report_form_text() },
        { href: paths.reportChartFile(secret), label: m.report_form_data() },
      ],
    },
    {
      name: "pictures",
      label: m.report_forms_pictures(),
      links: [
        { href: paths.reportWheel(secret, "light"), label: m.report_form_wheel_light() },
        { href: paths.reportWheel(secret, "night"), label: m.report_form_wheel_night() },
        { href: paths.reportSigns(secret), label: m.report_form_signs() },
      ],
    },
  ];
  const pictures = [
    { theme: "light", fileName: "cosmic-blueprint-wheel.png", label: m.report_form_png_light() },
    { theme: "night", fileName: "cosmic-blueprint-wheel-night.png", label: m.report_form_png_night() },
  ] as const;
  const save = (theme: "light" | "night", fileName: string) => async (event: MouseEvent<HTMLButtonElement>) => {
    closePopover(event);
    if (!(await savePng(paths.reportWheel(secret, theme), { fileName, sizePx })))
      toast.bad({ title: m.report_form_png_error() });
  };
  return (
    <section className="menu actions-menu forms-menu" id={id} popover="auto" aria-label={m.report_forms()}>
      {groups.map(({ name, label, links }) => (
        <div key={name} className="menu-group">
          <p id={`${id}-${name}`}>{label}</p>
          <ul aria-labelledby={`${id}-${name}`}>
            {links.map(({ href, label: form }) => (
              <li key={href}>
                <a href={href} download onClick={closePopover}>
                  <Glyph name="download" size={20} />
                  {form}
                </a>
              </li>
            ))}
            {name === "pictures" &&
              pictures.map(({ theme, fileName, label: form }) => (
                <li key={theme} className="scripted">
                  <button type="button" onClick={save(theme, fileName)}>
                    <Glyph name="download" size={20} />
                    {form}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
