import { degrees, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Fonts } from './fonts.ts';
import { GRAY, linesOf } from './text-pages.ts';

const SIZE = 8;
/** Of the width of A4: larger pages are printed smaller, and small ones have less room. */
const scaleOf = (width: number): number => Math.min(Math.max(width / 595, 0.5), 40);
const WHITE = rgb(1, 1, 1);

/** What a foot says: the number always, the title as far as there is room. */
export interface Foot {
  title: string;
  number: string;
}

function footLine({ title, number }: Foot, { plain, shown }: Fonts, size: number, width: number): string {
  const whole = `${shown(title)} · ${number}`;
  if (plain.widthOfTextAtSize(whole, size) <= width) return whole;
  const rest = `… · ${number}`;
  const room = width - plain.widthOfTextAtSize(rest, size);
  if (room <= 0) return number;
  return `${linesOf(shown(title), plain, size, room)[0] ?? ''}${rest}`;
}

/** Writes the foot of a page of our own. */
export function writeOwnFoot(page: PDFPage, foot: Foot, fonts: Fonts): void {
  page.drawText(footLine(foot, fonts, SIZE, page.getWidth() - 2 * 56), {
    x: 56,
    y: 34,
    size: SIZE,
    font: fonts.plain,
    color: GRAY,
  });
}

/** Adds a strip with the foot below somebody else’s page, which covers nothing of it, whichever way the page is turned. */
export function addFoot(page: PDFPage, foot: Foot, fonts: Fonts): void {
  const box = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const [x0, y0, x1, y1] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const long = turned === 90 || turned === 270 ? box.height : box.width;
  const scale = scaleOf(long);
  const [height, margin, base, size] = [26 * scale, 24 * scale, 9 * scale, SIZE * scale];
  const line = footLine(foot, fonts, size, long - 2 * margin);
  const strip = {
    0: { x: x0, y: y0 - height, width: box.width, height },
    90: { x: x1, y: y0, width: height, height: box.height },
    180: { x: x0, y: y1, width: box.width, height },
    270: { x: x0 - height, y: y0, width: height, height: box.height },
  }[turned] ?? { x: x0, y: y0 - height, width: box.width, height };
  const start = {
    0: { x: x0 + margin, y: y0 - height + base },
    90: { x: x1 + height - base, y: y0 + margin },
    180: { x: x1 - margin, y: y1 + height - base },
    270: { x: x0 - height + base, y: y1 - margin },
  }[turned] ?? { x: x0 + margin, y: y0 - height + base };
  const left = Math.min(x0, strip.x);
  const bottom = Math.min(y0, strip.y);
  const width = Math.max(x1, strip.x + strip.width) - left;
  const whole = Math.max(y1, strip.y + strip.height) - bottom;
  page.setMediaBox(left, bottom, width, whole);
  page.setCropBox(left, bottom, width, whole);
  page.drawRectangle({ ...strip, color: WHITE });
  page.drawText(line, { ...start, size, font: fonts.plain, color: GRAY, rotate: degrees(turned) });
}
