import type { Figures } from '@travesia/contracts/financials';
import { sumMoney } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { linesQuery, openFigureIn } from '../figure-query.ts';
import { daysOf } from '../periods.ts';
import { runningSums } from '../running.ts';
import { statementParts } from '../statement-parts.ts';
import { timeLeft } from '../time-left.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const NOTHING = Object.fromEntries(
  [
    'received',
    'refunded',
    'lost',
    'covered',
    'disputed',
    'held',
    'fees',
    'earned',
    'adjusted',
    'frozen',
    'available',
    'in_transit',
    'paid_out',
  ].map((figure) => [figure, usd(0)]),
) as unknown as Figures;

describe('the statement of a balance', () => {
  const figures: Figures = {
    ...NOTHING,
    received: usd(100_000),
    refunded: usd(10_000),
    lost: usd(7000),
    covered: usd(2000),
    disputed: usd(5000),
    held: usd(25_000),
    fees: usd(6000),
    earned: usd(54_000),
    adjusted: usd(-1000),
    frozen: usd(3000),
    available: usd(20_000),
    in_transit: usd(10_000),
    paid_out: usd(20_000),
  };

  it('adds up: what goes in, what is left, and what it is split into', () => {
    for (const { from, left, into } of statementParts(figures)) {
      expect(sumMoney(from.map(({ money }) => money))).toEqual(left);
      expect(sumMoney(into.map(({ money }) => money))).toEqual(left);
    }
  });

  it('counts what went away as negative and leaves out what did not happen', () => {
    const [patients, bank] = statementParts(figures);
    expect(patients.from).toEqual([
      { figure: 'received', money: usd(100_000) },
      { figure: 'refunded', money: usd(-10_000) },
      { figure: 'lost', money: usd(-7000) },
      { figure: 'covered', money: usd(2000) },
    ]);
    expect(bank.from.map(({ figure }) => figure)).toEqual(['earned', 'adjusted']);
    const [none, nothing] = statementParts(NOTHING);
    expect([none, nothing].map(({ from }) => from.length)).toEqual([1, 1]);
    expect(none.left).toEqual(usd(0));
  });
});

describe('sums after each line', () => {
  it.each([
    [[], []],
    [[500], [500]],
    [
      [-300, 1000, 200],
      [900, 1200, 200],
    ],
  ])('of %j, newest first, are %j', (lines, sums) => {
    expect(runningSums(lines.map((amount) => ({ amount: usd(amount) })))).toEqual(sums.map(usd));
  });
});

describe('periods of a statement', () => {
  const now = new Date('2027-01-05T01:00:00Z');
  it.each([
    ['this_month', '2027-01-01', '2027-01-05'],
    ['last_month', '2026-12-01', '2026-12-31'],
    ['this_year', '2027-01-01', '2027-01-05'],
    ['last_year', '2026-01-01', '2026-12-31'],
  ] as const)('%s is %s to %s', (period, from, to) => {
    expect(daysOf(period, now)).toEqual({ from, to });
  });

  it('end with a leap day, and leave days of one’s own to the form', () => {
    expect(daysOf('last_month', new Date('2028-03-31T23:00:00Z'))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOf('custom', now)).toBeNull();
  });
});

describe('time left to answer', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  it.each([
    ['2026-12-01T12:00:00Z', { unit: 'days', count: 4 }],
    ['2026-11-28T11:59:00Z', { unit: 'hours', count: 23 }],
    ['2026-11-27T12:10:00Z', { unit: 'hours', count: 1 }],
    ['2026-11-27T12:00:00Z', 'late'],
  ])('until %s is %j', (until, left) => {
    expect(timeLeft(until, now)).toEqual(left);
  });
});

describe('the figure that the URL opens', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  const read = (query: string) => openFigureIn(new URLSearchParams(query));

  it('is none without a known name', () => {
    expect(read('')).toBeNull();
    expect(read('figure=profit')).toBeNull();
  });

  it('asks for all that is valid', () => {
    const asked = read(`figure=held&currency=BRL&clinic=${id}&package=x&from=2026-11-01&to=2026-02-30&lines=2`);
    expect(asked).toMatchObject({ figure: 'held', currency: 'BRL', clinic: id, package: null, to: '', page: 2 });
    expect(asked && linesQuery(asked, 'BRL')).toEqual({
      figure: 'held',
      currency: 'BRL',
      clinic: id,
      from: '2026-11-01',
      page: 2,
      limit: 100,
    });
  });

  it('drops a last day before the first', () => {
    const asked = read('figure=held&from=2026-11-02&to=2026-11-01');
    expect(asked && linesQuery(asked, 'USD')).not.toHaveProperty('to');
  });
});
