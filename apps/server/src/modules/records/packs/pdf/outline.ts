import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';

/** Lets readers jump: the bookmarks that viewers show beside the pages. */
export function writeOutline(document: PDFDocument, marks: readonly { title: string; page: PDFPage }[]): void {
  if (marks.length === 0) return;
  const { context } = document;
  const root = context.nextRef();
  const refs: PDFRef[] = marks.map(() => context.nextRef());
  for (const [at, { title, page }] of marks.entries()) {
    const [before, after] = [refs[at - 1], refs[at + 1]];
    const own = refs[at];
    if (!own) continue;
    const item = context.obj({ Parent: root });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    item.set(PDFName.of('Dest'), context.obj([page.ref, PDFName.of('Fit')]));
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    context.assign(own, item);
  }
  const outlines = context.obj({ Type: 'Outlines' });
  const [first, last] = [refs[0], refs.at(-1)];
  if (first) outlines.set(PDFName.of('First'), first);
  if (last) outlines.set(PDFName.of('Last'), last);
  outlines.set(PDFName.of('Count'), PDFNumber.of(marks.length));
  context.assign(root, outlines);
  document.catalog.set(PDFName.of('Outlines'), root);
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
