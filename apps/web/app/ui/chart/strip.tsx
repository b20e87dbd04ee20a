export type StripCell = 'yes' | 'no' | 'none';

/** A row of small cells, one an answer: what a list of yes, no and "does not apply" sums up to. Put the numbers in words beside it. */
export function Strip({ cells }: { cells: readonly StripCell[] }) {
  // As markup: lists hold hundreds of cells, and each would be an element to render.
  const markup = cells.map((cell) => `<i class="strip-${cell}"></i>`).join('');
  return <span className="strip" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
