import type { Locale, Money } from '@travesia/contracts/kit';
import { GRAY, INK, LEFT, openPaper, WIDTH } from '../../../platform/exports/paper.ts';
import { printable } from '../../../platform/exports/printable.ts';
import { showMoney } from '../../../platform/show-money.ts';
import type { Statement } from './make-statement.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';

/** Left edges and widths of the columns, in points. */
const COLUMNS = [
  { x: LEFT, width: 60, align: 'left' },
  { x: 110, width: 144, align: 'left' },
  { x: 256, width: 92, align: 'left' },
  { x: 350, width: 94, align: 'right' },
  { x: 446, width: 101, align: 'right' },
] as const;
const ROW = 15;

/** A statement as a PDF for printing, with the name of whose it is. */
export function drawStatement(statement: Statement, name: string, language: Locale, at: Date): Promise<Buffer> {
  const texts = STATEMENT_TEXTS[language];
  const paper = openPaper({ title: `${texts.title} · ${name}`, language, at });
  const { document } = paper;
  const money = (amount: number) =>
    printable(showMoney({ amount, currency: statement.currency } satisfies Money, language));

  document.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(texts.title);
  document.font('Helvetica').fontSize(11).text(printable(name));
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
    document.text(label, LEFT, y, { width: 240 });
    document.text(money(amount), LEFT + 252, y, { width: WIDTH - 252, align: 'right' });
  }
  document.moveDown();

  const row = (cells: readonly string[]) => {
    paper.leaveRoom(ROW);
    const { y } = document;
    for (const [index, { x, width, align }] of COLUMNS.entries())
      document.text(printable(cells[index] ?? ''), x, y, {
        width,
        align,
        height: ROW,
        ellipsis: true,
        lineBreak: false,
      });
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

  const made = texts.made(at.toISOString().slice(0, 16).replace('T', ' '));
  return paper.finish((page, pages) => `${made}   ${texts.page(page, pages)}`);
}
