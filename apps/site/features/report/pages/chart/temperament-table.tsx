import type { ShareEntry } from "@cosmic/report/chart-entries";
import { BodyGlyph } from "../../bodies.tsx";
import { useChart } from "../../chart-context.ts";
import { NamedGlyph } from "../../named-glyph.tsx";

/** Elements across, modes down, each planet once; empty cells say so. */
export function TemperamentTable() {
  const { elements, modes, labels } = useChart();
  return (
    <table className="temperament">
      <caption className="sr">{labels.grid}</caption>
      <thead>
        <tr>
          <td />
          {elements.map((element) => (
            <th key={element.id} scope="col">
              <span>
                <NamedGlyph name={element.id} size={20} className={element.id} />
                {element.label}
              </span>
            </th>
          ))}
          <th scope="col">{labels.share}</th>
        </tr>
      </thead>
      <tbody>
        {modes.map((mode) => (
          <ModeRow key={mode.id} mode={mode} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.share}</th>
          {elements.map(({ id, percent }) => (
            <td key={id} className="temperament-share num">
              {percent}%
            </td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function ModeRow({ mode }: { readonly mode: ShareEntry }) {
  const { elements, placements } = useChart();
  return (
    <tr>
      <th scope="row">
        <span>
          <NamedGlyph name={mode.id} size={20} />
          {mode.label}
        </span>
      </th>
      {elements.map((element) => {
        const here = placements.filter((one) => one.element === element.id && one.mode === mode.id);
        return (
          <td key={element.id} className={here.length > 0 ? `has ${element.id}` : "none"}>
            {here.length === 0 ? "0" : here.map(({ id }) => <BodyGlyph key={id} id={id} size={24} spoken />)}
          </td>
        );
      })}
      <td className="temperament-share num">{mode.percent}%</td>
    </tr>
  );
}
