import type { Block } from "@cosmic/report/document";

type Legend = NonNullable<Extract<Block, { kind: "figure" }>["legend"]>;

/** Line styles of the wheel, per 1000 of its radius: dash pattern, and the aspect family that sets the color. */
const lines: Readonly<Record<string, { readonly family: "hard" | "soft" | "minor"; readonly dash?: string }>> = {
  trine: { family: "soft" },
  sextile: { family: "soft", dash: "5 3" },
  square: { family: "hard", dash: "11 4" },
  opposition: { family: "hard", dash: "10 3 1.5 3" },
  quincunx: { family: "minor", dash: "0.1 4" },
  conjunction: { family: "minor" },
};

/** A legend of the wheel's lines. */
export function AspectKey({ legend }: { readonly legend: Legend }) {
  return (
    <ul className="aspect-key">
      {legend.map((entry) => {
        const line = lines[entry.aspect];
        // Marks that are not lines appear next to their planets and are named there.
        if (!line) return null;
        return (
          <li key={entry.aspect}>
            <svg className={line.family} viewBox="0 0 38 10" width="38" height="10" aria-hidden="true">
              <path d="M1 5H37" strokeDasharray={line.dash} />
            </svg>
            {entry.label}
          </li>
        );
      })}
    </ul>
  );
}
