import type { Locale } from '@travesia/contracts/kit';
import PdfKit from 'pdfkit';
import { printable } from './printable.ts';

type Document = InstanceType<typeof PdfKit>;

/** Colors of printed text: for content, and for what explains it. */
export const INK = '#1c2b33';
export const GRAY = '#5b6b73';
const LINE = '#cfd8dc';

/**
 * Measures in points. The page is A4; everything lies where Letter has paper too, so that either prints it whole without
 * scaling.
 */
export const LEFT = 48;
export const WIDTH = 499;
const TOP = 52;
/** Nothing but the foot is below this. */
export const BOTTOM = 742;
const FOOT = 758;

/** A document to be printed, with everything that belongs on every page. */
export interface Paper {
  document: Document;
  /** Begins a new page unless there is so much room. */
  leaveRoom: (height: number) => void;
  /** A thin line across the page. */
  rule: () => void;
  /** Writes the foot of every page and returns the bytes. Equal content at an equal time is equal bytes. */
  finish: (foot: (page: number, pages: number) => string) => Promise<Buffer>;
}

/** Opens a document with its title and language, for viewers and screen readers. `at` is when it counts as written. */
export function openPaper({ title, language, at }: { title: string; language: Locale; at: Date }): Paper {
  const document = new PdfKit({
    size: 'A4',
    margins: { top: TOP, left: LEFT, right: LEFT, bottom: 0 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Travesía', CreationDate: at },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.fillColor(INK).font('Helvetica');
  return {
    document,
    leaveRoom: (height) => {
      if (document.y + height > BOTTOM) document.addPage();
    },
    rule: () => {
      const { y } = document;
      document
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .lineWidth(0.75)
        .stroke(LINE);
    },
    finish: (foot) => {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(page);
        document.font('Helvetica').fontSize(8).fillColor(GRAY);
        document.text(printable(foot(page + 1, count)), LEFT, FOOT, { width: WIDTH });
      }
      document.end();
      return written;
    },
  };
}
