import PdfKit from 'pdfkit';
import { LANGUAGE_TAG, type Locale } from '../../../lib/i18n/locale.ts';
import { loadFonts } from '../fonts.ts';
import { qrRuns } from './qr-runs.ts';

/** What a poster says, in its language. */
export interface Poster {
  locale: Locale;
  kicker: string;
  title: string;
  /** A price with what it is and when it was confirmed. */
  price: { label: string; value: string; date: string } | null;
  facts: readonly string[];
  scan: string;
  /** The page that the code opens. */
  address: string;
  foot: string;
  demo: string | null;
  subject: string;
}

export const PAPERS = { a4: 'A4', letter: 'LETTER' } as const;
export type Paper = keyof typeof PAPERS;

const INK = '#1b2420';
const MUTED = '#55605a';
const GREEN = '#0b6b5d';
const MARGIN = 56;
/** 80 mm: readable at arm's length and from a step away. */
const CODE_SIDE = 227;
/** Titles of up to two lines at the first size; longer ones get smaller. */
const TITLE_SIZES = [40, 32, 26, 20];
const TITLE_HIGHEST = 110;
const FACTS_SHOWN = 4;

/** A page to print: name, price with its date, and a QR code of the public page. */
export async function drawPoster(poster: Poster, paper: Paper, compress = true): Promise<Buffer> {
  const doc = new PdfKit({
    size: PAPERS[paper],
    margin: MARGIN,
    compress,
    lang: LANGUAGE_TAG[poster.locale],
    displayTitle: true,
    info: { Title: poster.title, Subject: poster.subject, Author: 'Travesía', Creator: 'Travesía' },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const { name, weight, data } of loadFonts()) doc.registerFont(`${name} ${weight}`, data);
  drawHead(doc, poster);
  drawFoot(doc, poster);
  doc.end();
  return done;
}

type Doc = InstanceType<typeof PdfKit>;

const widthOf = (doc: Doc) => doc.page.width - 2 * MARGIN;

function drawHead(doc: Doc, { kicker, title, price, facts }: Poster): void {
  const width = widthOf(doc);
  doc.rect(0, 0, doc.page.width, 12).fill(GREEN);
  doc.font('Figtree 600').fontSize(15).fillColor(GREEN).text('Travesía', MARGIN, 44, { width });
  doc.font('Figtree 500').fontSize(16).fillColor(MUTED).text(kicker, MARGIN, 84, { width });
  doc.font('Fraunces 400');
  const size = TITLE_SIZES.find((one) => doc.fontSize(one).heightOfString(title, { width }) <= TITLE_HIGHEST);
  doc.fontSize(size ?? TITLE_SIZES.at(-1) ?? 0).fillColor(INK);
  doc.text(title, { width, height: TITLE_HIGHEST + 20, ellipsis: true });
  doc.moveDown(0.4);
  if (price) {
    doc.font('Figtree 600').fontSize(14).fillColor(MUTED).text(price.label, { width });
    doc.font('Figtree 600').fontSize(44).fillColor(INK).text(price.value, { width });
    doc.font('Figtree 500').fontSize(13).fillColor(MUTED).text(price.date, { width });
    doc.moveDown(0.5);
  }
  doc.font('Figtree 500').fontSize(15).fillColor(INK);
  for (const fact of facts.slice(0, FACTS_SHOWN)) doc.text(`•  ${fact}`, { width });
}

/** The code stands at a fixed place near the bottom, whatever is above. */
function drawFoot(doc: Doc, { scan, address, foot, demo }: Poster): void {
  const width = widthOf(doc);
  const top = doc.page.height - MARGIN - CODE_SIDE - 92;
  const left = (doc.page.width - CODE_SIDE) / 2;
  doc.font('Figtree 600').fontSize(17).fillColor(INK);
  doc.text(scan, MARGIN, top - 12, { width, align: 'center', lineBreak: false });
  const { side, runs } = qrRuns(address);
  const module = CODE_SIDE / side;
  for (const run of runs) doc.rect(left + run.x * module, top + 12 + run.y * module, run.width * module, module);
  doc.fill('#000000');
  const below = top + 12 + CODE_SIDE;
  doc.font('Figtree 500').fontSize(11).fillColor(INK);
  doc.text(address, MARGIN, below + 2, { width, align: 'center', height: 26, ellipsis: true, link: address });
  doc.fontSize(9.5).fillColor(MUTED);
  doc.text([demo, foot].filter(Boolean).join(' · '), MARGIN, below + 34, { width, align: 'center', height: 30 });
}
