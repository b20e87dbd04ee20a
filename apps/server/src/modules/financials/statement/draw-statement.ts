import type { Locale, Money } from '@travesia/contracts/kit';
import PdfKit from 'pdfkit';
import { showMoney } from '../../../platform/show-money.ts';
import type { Statement } from './make-statement.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';

/** Left edges and widths of the columns, in points on A4. */
const COLUMNS = [
  { x: 40, width: 62, align: 'left' },
  { x: 104, width: 150, align: 'left' },
  { x: 256, width: 96, align: 'left' },
  { x: 354, width: 96, align: 'right' },
  { x: 452, width: 103, align: 'right' },
] as const;
const BOTTOM = 780;
const ROW = 15;
const INK = '#1c2b33';
const GRAY = '#5b6b73';

/** A statement as a PDF for printing, with the name of whose it is. */
export function drawStatement(statement: Statement, name: string, language: Locale, at: Date): Promise<Buffer> {
  const texts = STATEMENT_TEXTS[language];
  const document = new PdfKit({
    size: 'A4',
    margin: 40,
    bufferPages: true,
    lang: language,
    info: { Title: `${texts.title} · ${name}`, Author: 'Travesía', CreationDate: at },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const money = (amount: number) =>
    plain(showMoney({ amount, currency: statement.currency } satisfies Money, language));

  document.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(texts.title);
  document.font('Helvetica').fontSize(11).text(name);
  document
    .fillColor(GRAY)
    .text(`${texts.period(statement.from, statement.to)} · ${statement.currency}`)
    .moveDown();
  const sumOf = (key: 'received' | 'refunded' | 'fee') => statement.lines.reduce((sum, line) => sum + line[key], 0);
  const facts = [
    [texts.before, statement.before],
    [texts.received, sumOf('received')],
    [texts.refunded, sumOf('refunded')],
    [texts.fees, sumOf('fee')],
    [texts.after, statement.after],
  ] as const;
  document.fillColor(INK);
  for (const [label, amount] of facts) {
    const { y } = document;
    document.text(label, 40, y, { width: 240 });
    document.text(money(amount), 300, y, { width: 255, align: 'right' });
  }
  document.moveDown();

  const row = (cells: readonly string[]) => {
    if (document.y + ROW > BOTTOM) document.addPage();
    const { y } = document;
    for (const [index, { x, width, align }] of COLUMNS.entries())
      document.text(cells[index] ?? '', x, y, { width, align, height: ROW, ellipsis: true, lineBreak: false });
    document.y = y + ROW;
  };
  document.font('Helvetica-Bold').fontSize(9);
  row([texts.date, texts.what, texts.about, texts.owed, texts.balance]);
  document.font('Helvetica');
  for (const line of statement.lines)
    row([
      line.at.toISOString().slice(0, 10),
      texts.kinds[line.kind],
      line.reference ?? line.payout ?? '',
      money(line.owed),
      money(line.balance),
    ]);

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    document.fillColor(GRAY).fontSize(8);
    const foot = `${texts.made(at.toISOString().slice(0, 16).replace('T', ' '))}   ${texts.page(page + 1, count)}`;
    document.text(foot, 40, 790, { width: 515, lineBreak: false });
  }
  document.end();
  return written;
}

/** The built-in fonts have no narrow or non-breaking spaces, and no minus sign of their own. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ').replaceAll('\u2212', '-');
