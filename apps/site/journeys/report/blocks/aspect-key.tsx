import type { Block } from "@cosmic/report/document";

type Legend = NonNullable<Extract<Block, { kind: "figure" }>["legend"]>;

/** Lines as the wheel draws them, per 1000 of its radius: dash, and the family whose ink they take. */
const lines: Readonly<Record<string, { readonly family: "hard" | "soft" | "minor"; readonly dash?: string }>> = {
  trine: { family: "soft" },
  sextile: { family: "soft", dash: "5 3" },
  square: { family: "hard", dash: "11 4" },
  opposition: { family: "hard", dash: "10 3 1.5 3" },
  quincunx: { family: "minor", dash: "0.1 4" },
  conjunction: { family: "minor" },
};

/** What the lines of the wheel mean. */
export function AspectKey({ legend }: { readonly legend: Legend }) {
  return (
    <ul className="aspect-key">
      {legend.map((entry) => {
        const line = lines[entry.aspect];
        // Marks that are no lines stand at their planets, where they are told by name.
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
