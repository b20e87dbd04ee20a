import { inflateSync } from 'node:zlib';

/** Characters of code page 1252 that are not those of Latin-1. */
const ABOVE_LATIN: Readonly<Record<number, string>> = {
  0x80: '€',
  0x85: '…',
  0x91: '‘',
  0x92: '’',
  0x93: '“',
  0x94: '”',
  0x95: '•',
  0x96: '–',
  0x97: '—',
};

const decode = (hex: string): string =>
  Array.from(Buffer.from(hex, 'hex'), (code) => ABOVE_LATIN[code] ?? String.fromCodePoint(code)).join('');

/** The lines of text of a PDF in the order in which they were written, for tests. Knows what our own PDFs contain. */
export function linesOfPdf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(hex)).join(''),
    );
  });
}

/** The same as one text, whatever its line breaks. */
export const textOfPdf = (pdf: Buffer): string => linesOfPdf(pdf).join(' ').replaceAll(/\s+/g, ' ').trim();
