import { degrees, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type Fonts, GRAY, linesOf } from './text-pages.ts';

const HEIGHT = 26;
const MARGIN = 24;
const SIZE = 8;
const BASE = 9;
const WHITE = rgb(1, 1, 1);

const cut = (text: string, fonts: Fonts, width: number): string => linesOf(text, fonts.plain, SIZE, width)[0] ?? '';

/** Writes the foot of a page of our own. */
export function writeOwnFoot(page: PDFPage, text: string, fonts: Fonts): void {
  page.drawText(cut(text, fonts, page.getWidth() - 2 * 56), {
    x: 56,
    y: 34,
    size: SIZE,
    font: fonts.plain,
    color: GRAY,
  });
}

/** Adds a strip with the foot below somebody else’s page, which covers nothing of it, whichever way the page is turned. */
export function addFoot(page: PDFPage, text: string, fonts: Fonts): void {
  const box = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const [x0, y0, x1, y1] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const long = turned === 90 || turned === 270 ? box.height : box.width;
  const line = cut(text, fonts, long - 2 * MARGIN);
  const strip = {
    0: { x: x0, y: y0 - HEIGHT, width: box.width, height: HEIGHT },
    90: { x: x1, y: y0, width: HEIGHT, height: box.height },
    180: { x: x0, y: y1, width: box.width, height: HEIGHT },
    270: { x: x0 - HEIGHT, y: y0, width: HEIGHT, height: box.height },
  }[turned] ?? { x: x0, y: y0 - HEIGHT, width: box.width, height: HEIGHT };
  const start = {
    0: { x: x0 + MARGIN, y: y0 - HEIGHT + BASE },
    90: { x: x1 + HEIGHT - BASE, y: y0 + MARGIN },
    180: { x: x1 - MARGIN, y: y1 + HEIGHT - BASE },
    270: { x: x0 - HEIGHT + BASE, y: y1 - MARGIN },
  }[turned] ?? { x: x0 + MARGIN, y: y0 - HEIGHT + BASE };
  const left = Math.min(x0, strip.x);
  const bottom = Math.min(y0, strip.y);
  const width = Math.max(x1, strip.x + strip.width) - left;
  const height = Math.max(y1, strip.y + strip.height) - bottom;
  page.setMediaBox(left, bottom, width, height);
  page.setCropBox(left, bottom, width, height);
  page.drawRectangle({ ...strip, color: WHITE });
  page.drawText(line, { ...start, size: SIZE, font: fonts.plain, color: GRAY, rotate: degrees(turned) });
}
