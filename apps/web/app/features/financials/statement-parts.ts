import type { Figure, Figures } from '@travesia/contracts/financials';
import { addMoney, type Money, subtractMoney } from '@travesia/contracts/kit';

/** A line of the statement: a figure that counts with its sign, or a sum of those above. */
export interface StatementLine {
  figure: Figure;
  /** As it counts: what goes away is negative. */
  money: Money;
}

/** A sum, what it is made of, and what it is split into; all add up. */
export interface StatementPart {
  key: 'patients' | 'bank';
  from: readonly StatementLine[];
  left: Money;
  into: readonly StatementLine[];
}

const AWAY = ['refunded', 'lost'] as const;

/**
 * The figures in two sums: what patients paid and where it is, and what was earned and where it is. Lines of zero are left
 * out, but for the first of each and those that it is split into. Disputed money is still held or earned: it is in no sum.
 */
export function statementParts(figures: Figures): readonly [StatementPart, StatementPart] {
  const line = (figure: Figure): StatementLine => ({ figure, money: figures[figure] });
  const away = AWAY.map((figure) => ({
    figure,
    money: subtractMoney({ ...figures[figure], amount: 0 }, figures[figure]),
  }));
  const patients = [line('received'), ...[...away, line('covered')].filter(({ money }) => money.amount !== 0)];
  const owed = [line('earned'), ...(figures.adjusted.amount === 0 ? [] : [line('adjusted')])];
  const sum = (lines: readonly StatementLine[]) =>
    lines.slice(1).reduce((all, { money }) => addMoney(all, money), lines[0]?.money ?? figures.received);
  return [
    { key: 'patients', from: patients, left: sum(patients), into: [line('held'), line('fees'), line('earned')] },
    {
      key: 'bank',
      from: owed,
      left: sum(owed),
      into: [line('available'), line('frozen'), line('in_transit'), line('paid_out')],
    },
  ];
}
