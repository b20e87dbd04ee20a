import { type Color, type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Fonts } from './fonts.ts';
import type { Block } from './pack-parts.ts';

/** A4, in points. */
export const PAGE: [number, number] = [595.28, 841.89];
export const LEFT = 56;
export const TOP = 780;
/** Nothing but the foot is below this. */
const BOTTOM = 64;
export const WIDTH = PAGE[0] - 2 * LEFT;
export const INK = rgb(0.11, 0.17, 0.2);
export const GRAY = rgb(0.36, 0.42, 0.45);

const STYLES = {
  title: { size: 22, bold: true, before: 6, after: 10, color: INK },
  heading: { size: 12.5, bold: true, before: 14, after: 4, color: INK },
  text: { size: 10.5, bold: false, before: 0, after: 4, color: INK },
  /** Its lines below it say when, how and where from. */
  statement: { size: 10.5, bold: false, before: 0, after: 4, color: INK },
  small: { size: 9, bold: false, before: 0, after: 4, color: GRAY },
} as const satisfies Record<
  Block['style'],
  { size: number; bold: boolean; before: number; after: number; color: Color }
>;

/** The lines of a text that fonts can show, in a width; words that are longer than a line are cut. */
export function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  const space = font.widthOfTextAtSize(' ', size);
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = font.widthOfTextAtSize(word, size);
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = wide <= width ? [word] : partsOf(word, font, size, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    used = parts.length === 1 ? wide : font.widthOfTextAtSize(line, size);
  }
  lines.push(line);
  return lines;
}

/** A long word in pieces of a width. */
function partsOf(word: string, font: PDFFont, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const letter of word) {
    const wide = font.widthOfTextAtSize(letter, size);
    if (part !== '' && used + wide > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += letter;
    used += wide;
  }
  return [...parts, part];
}

/** Pages of running text that begin with a new page. */
export function openTextPages(document: PDFDocument, fonts: Fonts) {
  let page = document.addPage(PAGE);
  let y = TOP;
  const pages: PDFPage[] = [page];
  /** Begins a new page unless there is so much room. */
  const leaveRoom = (height: number): void => {
    if (y - height >= BOTTOM) return;
    page = document.addPage(PAGE);
    pages.push(page);
    y = TOP;
  };
  const write = ({ style, text }: Block, { left = LEFT, width = WIDTH } = {}): { page: PDFPage; y: number } => {
    const { size, bold, before, after, color } = STYLES[style];
    const font = bold ? fonts.bold : fonts.plain;
    const height = size * 1.3;
    if (y < TOP) y -= before;
    let first: { page: PDFPage; y: number } | null = null;
    for (const paragraph of text.split('\n'))
      for (const line of linesOf(fonts.shown(paragraph), font, size, width)) {
        // What says something about the lines after it is never alone at the end of a page.
        leaveRoom(style === 'heading' || style === 'statement' ? height * 3.5 : height);
        y -= height;
        first ??= { page, y };
        page.drawText(line, { x: left, y, size, font, color });
      }
    y -= after;
    return first ?? { page, y };
  };
  return { pages, write, leaveRoom };
}
