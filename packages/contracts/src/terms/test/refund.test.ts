import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarOf, type Money, sumMoney } from '../../kit/index.ts';
import { refundAt, refundByRule, refundByRules, type RefundRuleTerms, refundSchedule, ruleFor } from '../refund.ts';

const calendar = calendarOf(Temporal);
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const rule = (from: number | null, to: number | null, percent: number): RefundRuleTerms => ({
  reason: 'patient_cancel',
  days_before_min: from,
  days_before_max: to,
  refund_percent: percent,
  loss_cap: null,
});
const rules: RefundRuleTerms[] = [
  rule(30, null, 100),
  rule(15, 29, 50),
  rule(0, 14, 0),
  { ...rule(null, null, 100), reason: 'medically_unfit' },
];

describe('refundByRule', () => {
  const cap = { quote_percent: 25, limit: { amount: 200_000, currency: 'USD' } };
  const plan = (price: number, paid: number) => ({ price: usd(price), paid: usd(paid) });

  it('is the rule’s share of the amount paid', () => {
    expect(refundByRule(plan(100_000, 20_000), { refund_percent: 50, loss_cap: null })).toEqual(usd(10_000));
    expect(refundByRule(plan(100_000, 100_000), { refund_percent: 0, loss_cap: null })).toEqual(usd(0));
    expect(refundByRule(plan(1001, 1001), { refund_percent: 50, loss_cap: null })).toEqual(usd(501));
  });

  it('is more where the rule limits the loss: the lower of the percentage and the amount', () => {
    const capped = { refund_percent: 0, loss_cap: cap };
    expect(refundByRule(plan(600_000, 600_000), capped)).toEqual(usd(450_000));
    expect(refundByRule(plan(1_000_000, 1_000_000), capped)).toEqual(usd(800_000));
    expect(refundByRule(plan(1_000_000, 200_000), capped)).toEqual(usd(0));
  });

  it('never refunds more than was paid, or less than zero', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), fc.boolean(), (price, paid, percent, limited) => {
        const back = refundByRule(plan(price, paid), { refund_percent: percent, loss_cap: limited ? cap : null });
        expect(back.amount).toBeGreaterThanOrEqual(0);
        expect(back.amount).toBeLessThanOrEqual(paid);
      }),
    );
  });

  it('refuses a limit in another currency', () => {
    const loss_cap = { quote_percent: 25, limit: { amount: 1, currency: 'MXN' } };
    expect(() => refundByRule(plan(100, 100), { refund_percent: 0, loss_cap })).toThrow(RangeError);
  });
});

describe('ruleFor', () => {
  it.each([
    [31, 100],
    [30, 100],
    [29, 50],
    [15, 50],
    [14, 0],
    [0, 0],
  ])('%i days before refunds %i percent', (days, percent) => {
    expect(ruleFor(rules, 'patient_cancel', days)?.refund_percent).toBe(percent);
  });

  it('finds none after care has started, and the one without days at any time', () => {
    expect(ruleFor(rules, 'patient_cancel', -1)).toBeNull();
    expect(ruleFor(rules, 'medically_unfit', -1)?.refund_percent).toBe(100);
  });
});

describe('the later a patient cancels', () => {
  const days = fc.integer({ min: -5, max: 120 });
  const bound = fc.option(days, { nil: null });
  const anyRule = fc.record({
    reason: fc.constant('patient_cancel' as const),
    days_before_min: bound,
    days_before_max: bound,
    refund_percent: fc.integer({ min: 0, max: 100 }),
    loss_cap: fc.option(
      fc.record({
        quote_percent: fc.integer({ min: 0, max: 100 }),
        limit: fc.integer({ min: 0, max: 1_000_000 }).map(usd),
      }),
      { nil: null },
    ),
  });
  const cents = fc.integer({ min: 0, max: 10_000_000 });

  it('the less comes back, under any policy', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), days, days, cents, cents, (policy, one, other, price, part) => {
        const plan = { price: usd(price), paid: usd(Math.min(price, part)) };
        const back = (on: number) => refundByRules(policy, 'patient_cancel', on, plan).amount;
        expect(back(Math.max(one, other))).toBeGreaterThanOrEqual(back(Math.min(one, other)));
        expect(back(one)).toBeLessThanOrEqual(plan.paid.amount);
        expect(back(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a limit on the last days also limits what is lost before', () => {
    const policy = [
      rule(30, null, 75),
      rule(10, 29, 50),
      { ...rule(0, 9, 0), loss_cap: { quote_percent: 25, limit: usd(200_000) } },
    ];
    const plan = { price: usd(402_000), paid: usd(402_000) };
    const back = (on: number) => refundByRules(policy, 'patient_cancel', on, plan).amount;
    // Half would be US$ 2,010 while a quarter may be lost at most.
    expect([back(60), back(20), back(5), back(-1)]).toEqual([301_500, 301_500, 301_500, 0]);
  });
});

describe('refundAt', () => {
  const plan = { price: usd(900_000), paid: usd(300_000) };

  // The last instant of the 30th day before and the first of the 29th, at the clinic's midnight.
  it.each([
    [
      'Tijuana, clocks back on 1 November',
      'America/Tijuana',
      '2026-11-29',
      '2026-10-31T06:59:59Z',
      '2026-10-31T07:00:00Z',
    ],
    [
      'Santiago, clocks forward at midnight',
      'America/Santiago',
      '2026-10-05',
      '2026-09-06T03:59:59Z',
      '2026-09-06T04:00:00Z',
    ],
    [
      'Mexico City, no summer time',
      'America/Mexico_City',
      '2026-11-29',
      '2026-10-31T05:59:59Z',
      '2026-10-31T06:00:00Z',
    ],
    ['Bogotá', 'America/Bogota', '2027-01-15', '2026-12-17T04:59:59Z', '2026-12-17T05:00:00Z'],
    [
      'Madrid, clocks forward on 29 March',
      'Europe/Madrid',
      '2026-04-27',
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
    ],
  ])('changes at the clinic’s midnight in %s', (_where, time_zone, starts_on, last, first) => {
    const at = (instant: string) =>
      refundAt(calendar, rules, { starts_on, time_zone }, plan, { reason: 'patient_cancel', at: instant });
    expect(at(last)).toMatchObject({ days_before: 30, refund: usd(300_000), kept: usd(0) });
    expect(at(first)).toMatchObject({ days_before: 29, refund: usd(150_000), kept: usd(150_000) });
  });

  it('refunds nothing where no rule applies', () => {
    const start = { starts_on: '2026-11-01', time_zone: 'America/Lima' };
    expect(
      refundAt(calendar, rules, start, plan, { reason: 'patient_cancel', at: '2026-11-03T12:00:00Z' }),
    ).toMatchObject({ rule: null, refund: usd(0), kept: usd(300_000) });
  });
});

describe('refundSchedule', () => {
  const plan = { price: usd(900_000), paid: usd(300_000) };
  const start = { starts_on: '2026-10-05', time_zone: 'America/Santiago' };

  it('lists dates, instants and amounts, earliest first', () => {
    expect(refundSchedule(calendar, rules, start, plan)).toEqual([
      expect.objectContaining({
        from_date: null,
        until_date: '2026-09-05',
        from: null,
        before: '2026-09-06T04:00:00Z',
        refund: usd(300_000),
      }),
      expect.objectContaining({
        from_date: '2026-09-06',
        until_date: '2026-09-20',
        from: '2026-09-06T04:00:00Z',
        before: '2026-09-21T03:00:00Z',
        refund: usd(150_000),
      }),
      expect.objectContaining({
        from_date: '2026-09-21',
        until_date: '2026-10-05',
        before: '2026-10-06T03:00:00Z',
        refund: usd(0),
        kept: usd(300_000),
      }),
    ]);
  });

  it('matches the refund, at any time and in any zone', () => {
    const zone = fc.constantFrom(
      'America/Santiago',
      'America/Mexico_City',
      'America/Tijuana',
      'America/Sao_Paulo',
      'Europe/Madrid',
      'America/New_York',
    );
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, fc.integer({ min: 0, max: 90 }), (time_zone, at, ahead) => {
        const care = { starts_on: calendar.addDays(calendar.dateAt(at, time_zone), ahead), time_zone };
        const made = refundAt(calendar, rules, care, plan, { reason: 'patient_cancel', at });
        const held = refundSchedule(calendar, rules, care, plan).filter(
          ({ from, before }) =>
            (from === null || at.getTime() >= Date.parse(from)) &&
            (before === null || at.getTime() < Date.parse(before)),
        );
        expect(held.map(({ refund }) => refund)).toEqual([made.refund]);
        expect(sumMoney([made.refund, made.kept])).toEqual(plan.paid);
      }),
    );
  });
});
