import type { Locale } from '@travesia/contracts/kit';
import { GRAY, INK, LEFT, openPaper, type Paper, WIDTH } from './paper.ts';
import { printable } from './printable.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const BRAND = '#0b6b5d';
const BODY = 10;
const SMALL = 8.5;
/** Width of the labels of facts and of the amounts, in points. */
const LABELS = 140;
const AMOUNTS = 130;
const GAP = 12;
/** Paragraphs up to this height stay on a page; longer ones run over. */
const LONGEST = 300;

/** A document as a PDF. `at` is when it counts as written: the same document is the same bytes each time. */
export function drawSheet(sheet: Sheet, language: Locale, at: Date): Promise<Buffer> {
  const paper = openPaper({ title: `${sheet.title} ${sheet.number}`, language, at });
  drawHead(paper, sheet);
  drawParties(paper, sheet.parties);
  drawFacts(paper, sheet.facts);
  for (const section of sheet.sections ?? []) drawSection(paper, section);
  for (const { heading, rows } of sheet.tables) drawTable(paper, heading, rows);
  drawNotes(paper, sheet.notes);
  return paper.finish((page, pages) => `${sheet.foot} · ${sheet.page(page, pages)}`);
}

function drawHead({ document, rule }: Paper, { title, number, lead }: Sheet): void {
  const { y } = document;
  document.font('Helvetica-Bold').fontSize(13).fillColor(BRAND).text('Travesía', LEFT, y);
  document.font('Helvetica').fontSize(BODY).fillColor(GRAY);
  document.text(number, LEFT + WIDTH / 2, y + 2, { width: WIDTH / 2, align: 'right' });
  document.font('Helvetica-Bold').fontSize(20).fillColor(INK);
  document.text(printable(title), LEFT, y + 30, { width: WIDTH });
  document
    .font('Helvetica')
    .fontSize(12)
    .text(printable(lead), LEFT, document.y + 3, { width: WIDTH });
  document.y += 10;
  rule();
  document.y += 10;
}

function drawParties({ document }: Paper, parties: Sheet['parties']): void {
  const top = document.y;
  const each = WIDTH / parties.length;
  let bottom = top;
  for (const [place, { label, lines }] of parties.entries()) {
    const left = LEFT + place * each;
    document.font('Helvetica').fontSize(SMALL).fillColor(GRAY).text(printable(label), left, top);
    document.fontSize(BODY).fillColor(INK);
    for (const [index, line] of lines.entries()) {
      document.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica');
      document.text(printable(line), left, document.y + 1, { width: each - GAP });
    }
    bottom = Math.max(bottom, document.y);
  }
  document.y = bottom + GAP;
}

function drawFacts({ document, leaveRoom }: Paper, facts: Sheet['facts']): void {
  for (const [label, value] of facts) {
    const [name, text] = [printable(label), printable(value)];
    document.fontSize(BODY);
    const width = WIDTH - LABELS;
    const height = Math.max(
      document.heightOfString(name, { width: LABELS - GAP }),
      document.heightOfString(text, { width }),
    );
    leaveRoom(height);
    const { y } = document;
    document
      .font('Helvetica')
      .fillColor(GRAY)
      .text(name, LEFT, y, { width: LABELS - GAP });
    document.fillColor(INK).text(text, LEFT + LABELS, y, { width });
    document.y = y + height + 3;
  }
  document.y += GAP;
}

function drawSection(
  { document, leaveRoom }: Paper,
  { heading, paragraphs }: NonNullable<Sheet['sections']>[number],
): void {
  if (heading !== null) {
    // A heading is never alone at the end of a page.
    leaveRoom(60);
    document.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(printable(heading), LEFT, document.y);
    document.y += 4;
  }
  for (const paragraph of paragraphs) {
    const text = printable(paragraph);
    document.font('Helvetica').fontSize(BODY).fillColor(INK);
    leaveRoom(Math.min(document.heightOfString(text, { width: WIDTH }), LONGEST));
    document.text(text, LEFT, document.y, { width: WIDTH });
    document.y += 6;
  }
  document.y += GAP - 6;
}

function drawTable({ document, leaveRoom, rule }: Paper, heading: string, rows: readonly SheetRow[]): void {
  const width = WIDTH - AMOUNTS - GAP;
  // A heading is never alone at the end of a page.
  leaveRoom(60);
  document.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(printable(heading), LEFT, document.y);
  document.y += 4;
  rule();
  document.y += 6;
  for (const { label, note, amount, strong = false } of rows) {
    const font = strong ? 'Helvetica-Bold' : 'Helvetica';
    const name = printable(label);
    const more = note === undefined ? null : printable(note);
    const nameHeight = document.font(font).fontSize(BODY).heightOfString(name, { width });
    const moreHeight = more === null ? 0 : document.font('Helvetica').fontSize(SMALL).heightOfString(more, { width });
    leaveRoom(nameHeight + moreHeight + 5);
    const { y } = document;
    document.font(font).fontSize(BODY).fillColor(INK).text(name, LEFT, y, { width });
    document.text(printable(amount), LEFT + WIDTH - AMOUNTS, y, { width: AMOUNTS, align: 'right' });
    if (more !== null)
      document
        .font('Helvetica')
        .fontSize(SMALL)
        .fillColor(GRAY)
        .text(more, LEFT, y + nameHeight, { width });
    document.y = y + nameHeight + moreHeight + 5;
  }
  document.y += GAP;
}

function drawNotes({ document, leaveRoom }: Paper, notes: readonly string[]): void {
  for (const note of notes) {
    const text = printable(note);
    document.font('Helvetica').fontSize(9).fillColor(INK);
    leaveRoom(document.heightOfString(text, { width: WIDTH }));
    document.text(text, LEFT, document.y, { width: WIDTH });
    document.y += 5;
  }
}
