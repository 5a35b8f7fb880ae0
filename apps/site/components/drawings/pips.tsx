/** A score from 0 to 10 as ten pips and the number. */
export function Pips({ score }: { readonly score: number }) {
  return (
    <span className="pips num">
      {tenths.map((tenth) => (
        <i key={tenth} className={tenth <= Math.round(score) ? "on" : undefined} aria-hidden="true" />
      ))}
      <span>{score}</span>
    </span>
  );
}

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
