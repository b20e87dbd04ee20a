import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { type Fonts, openFonts } from './fonts.ts';
import { writeOutline } from './outline.ts';
import type { Block, Body, DrawnPack, PackEntry, PackParts } from './pack-parts.ts';
import { INK, LEFT, openTextPages, PAGE, TOP, WIDTH } from './text-pages.ts';
import { addFoot, writeOwnFoot } from './write-foot.ts';

/** A page with what its foot says before the number. */
interface Placed {
  page: PDFPage;
  foot: string;
  own: boolean;
}

/** Draws cover, summary, index and the records, with page numbers and bookmarks. */
export async function drawPack(parts: PackParts): Promise<DrawnPack> {
  const document = await PDFDocument.create();
  const fonts = await openFonts(document, parts.unshown, parts.language);
  const at = new Date(parts.at);
  document.setTitle(parts.title, { showInWindowTitleBar: true });
  document.setAuthor('Travesía');
  document.setLanguage(parts.language);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const placed: Placed[] = [];
  const marks: { title: string; page: PDFPage }[] = [];
  const place = (pages: readonly PDFPage[], foot: string, own: boolean) =>
    placed.push(...pages.map((page) => ({ page, foot, own })));

  const cover = openTextPages(document, fonts);
  for (const block of parts.cover) cover.write(block);
  if (hasUnshown(parts, fonts)) cover.write({ style: 'text', text: parts.unshown.note });
  place(cover.pages, parts.title, true);
  if (parts.summary.length) {
    const summary = openTextPages(document, fonts);
    summary.write({ style: 'title', text: parts.summaryTitle });
    for (const block of parts.summary) summary.write(block);
    place(summary.pages, parts.summaryTitle, true);
    if (summary.pages[0]) marks.push({ title: parts.summaryTitle, page: summary.pages[0] });
  }
  const index = openTextPages(document, fonts);
  index.write({ style: 'title', text: parts.indexTitle });
  const lines = parts.entries.map((entry) => writeIndexLine(index, entry));
  place(index.pages, parts.indexTitle, true);
  if (index.pages[0]) marks.push({ title: parts.indexTitle, page: index.pages[0] });

  for (const [number, entry] of parts.entries.entries()) {
    const first = placed.length;
    for (const body of entry.bodies) {
      const { pages, own } = await drawBody(document, fonts, entry, body);
      place(pages, entry.title, own);
    }
    const page = placed[first]?.page;
    const line = lines[number];
    if (!page || !line) continue;
    marks.push({ title: entry.title, page });
    writeNumber(line, String(first + 1), fonts);
  }
  for (const [number, { page, foot, own }] of placed.entries()) {
    const pageOf = parts.pageOf.replace('{page}', String(number + 1)).replace('{pages}', String(placed.length));
    (own ? writeOwnFoot : addFoot)(page, { title: foot, number: pageOf }, fonts);
  }
  writeOutline(document, marks);
  return { bytes: new Uint8Array(await document.save()), pages: placed.length };
}

/** Whether something that a pack says has letters that it can’t show. */
function hasUnshown({ title, cover, summary, entries }: PackParts, { shown }: Fonts): boolean {
  const blocks = [...cover, ...summary, ...entries.flatMap(({ bodies }) => bodies.flatMap(blocksOf))];
  const texts = [title, ...blocks.map(({ text }) => text), ...entries.flatMap((one) => [one.title, one.about])];
  const bracketsIn = (text: string) => text.split('[').length;
  return texts.some((text) => bracketsIn(shown(text)) > bracketsIn(text));
}

const blocksOf = (body: Body): readonly Block[] => (body.kind === 'text' ? body.blocks : []);

/** Width of the page numbers of the index. */
const NUMBERS = 48;

function writeIndexLine(index: ReturnType<typeof openTextPages>, { title, about, note }: PackEntry) {
  const room = { width: WIDTH - NUMBERS };
  index.leaveRoom(48);
  const line = index.write({ style: 'text', text: title }, room);
  index.write({ style: 'small', text: note === null ? about : `${about}\n${note}` }, room);
  return line;
}

function writeNumber({ page, y }: { page: PDFPage; y: number }, number: string, { plain }: Fonts): void {
  const size = 10.5;
  page.drawText(number, { x: LEFT + WIDTH - plain.widthOfTextAtSize(number, size), y, size, font: plain, color: INK });
}

async function drawBody(
  document: PDFDocument,
  fonts: Fonts,
  { title, about }: PackEntry,
  body: Body,
): Promise<{ pages: PDFPage[]; own: boolean }> {
  if (body.kind === 'pdf') {
    const source = await PDFDocument.load(body.bytes, { updateMetadata: false });
    const pages = await document.copyPages(source, source.getPageIndices());
    for (const page of pages) document.addPage(page);
    return { pages, own: false };
  }
  if (body.kind === 'picture') {
    const picture = await document.embedJpg(body.jpeg);
    const page = document.addPage(PAGE);
    const { width, height } = picture.scaleToFit(PAGE[0] - 2 * LEFT, TOP - 84);
    page.drawImage(picture, { x: (PAGE[0] - width) / 2, y: TOP - height, width, height });
    return { pages: [page], own: true };
  }
  const text = openTextPages(document, fonts);
  text.write({ style: 'title', text: title });
  text.write({ style: 'small', text: about });
  for (const block of body.blocks) text.write(block);
  return { pages: text.pages, own: true };
}
