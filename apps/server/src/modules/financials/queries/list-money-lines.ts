import type { LinesQuery, MoneyLines } from '@travesia/contracts/financials';
import { type Locale, pageFacts } from '@travesia/contracts/kit';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, presentLine } from '../financials.presenter.ts';
import { listLines, sumLines } from '../money-lines.repo.ts';
import { instantsOf } from '../span.ts';

/** A page of the ledger lines that make a figure, with the sum of all of them. */
export async function listMoneyLines(
  { database: { db }, reference }: FinancialsDeps,
  scope: MoneyScope,
  { page, limit, from, to, ...asked }: LinesQuery & { clinic?: string | undefined },
  language: Locale,
): Promise<MoneyLines> {
  const filter = { ...asked, ...instantsOf({ from, to }) };
  const [kept, { total, sum }, rows] = await Promise.all([
    reference(),
    sumLines(db, scope, filter),
    listLines(db, scope, filter, { limit, offset: (page - 1) * limit }),
  ]);
  return {
    data: rows.map((row) => presentLine(row, { scope, reference: kept, language })),
    ...pageFacts(total, page, limit),
    figure: asked.figure,
    sum: moneyOf(sum, asked.currency),
  };
}
