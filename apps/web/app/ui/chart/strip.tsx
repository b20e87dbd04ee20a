export type StripCell = 'yes' | 'no' | 'none';

/** A row of small cells, one an answer: what a list of yes, no and "does not apply" sums up to. Put the numbers in words beside it. */
export function Strip({ cells }: { cells: readonly StripCell[] }) {
  return (
    <span className="strip" aria-hidden="true">
      {cells.map((cell, index) => (
        <i key={index} className={`strip-${cell}`} />
      ))}
    </span>
  );
}
