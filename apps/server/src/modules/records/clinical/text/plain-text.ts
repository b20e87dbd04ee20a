import { parseXml, type XmlElement } from './parse-xml.ts';

const MOST_LETTERS = 20_000;
/** Elements of XHTML and of C-CDA’s narratives that begin a new line. */
const BLOCKS = new Set(
  'div p li ul ol tr table thead tbody tfoot caption h1 h2 h3 h4 h5 h6 br paragraph item list blockquote dl dt dd'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
const SKIPPED = new Set(['script', 'style', 'img', 'renderMultiMedia']);

function gather({ children }: XmlElement, into: string[]): void {
  for (const child of children) {
    if (typeof child === 'string') into.push(child.replaceAll(/\s+/g, ' '));
    else if (!SKIPPED.has(child.name)) {
      if (BLOCKS.has(child.name)) into.push('\n');
      gather(child, into);
      if (BLOCKS.has(child.name)) into.push('\n');
      if (CELLS.has(child.name)) into.push(' | ');
    }
  }
}

/** A row without the empty cells at its end. By hand: an expression would try each of a million cells anew. */
function withoutEmptyCells(row: string): string {
  let end = row.length;
  while (end > 0 && ' |'.includes(row.charAt(end - 1))) end -= 1;
  return row.slice(0, end);
}

/** The words of an element: one line for each paragraph, item or row. */
export function wordsOf(element: XmlElement): string {
  const pieces: string[] = [];
  gather(element, pieces);
  return pieces
    .join('')
    .split('\n')
    .map((line) => withoutEmptyCells(line.replaceAll(/\s+/g, ' ').trim()))
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MOST_LETTERS);
}

/** The words of a FHIR narrative. One that is no XML loses its tags. */
export function wordsOfXhtml(div: string): string {
  try {
    return wordsOf(parseXml(div));
  } catch {
    return div
      .slice(0, 10 * MOST_LETTERS)
      .replaceAll(/<[^>]{0,2000}>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, MOST_LETTERS);
  }
}
