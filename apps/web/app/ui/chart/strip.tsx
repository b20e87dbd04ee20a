export type StripCell = 'yes' | 'no' | 'none';

/**
 * A row of small cells, one per answer: a summary of a list of yes, no and "not applicable". Show the numbers as text
 * next to it.
 */
export function Strip({ cells }: { cells: readonly StripCell[] }) {
  // As raw markup: lists contain hundreds of cells, each of which would be an element to render.
  const markup = cells.map((cell) => `<i class="strip-${cell}"></i>`).join('');
  return <span className="strip" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
