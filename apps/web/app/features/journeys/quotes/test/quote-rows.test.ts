import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { balanceDay, itemsByAnswer } from '../quote-rows.ts';

const item = (place: number, answer: 'included' | 'not_included' | 'not_applicable' | null) => ({
  key: INCLUSION_KEYS[place] ?? 'insurance',
  answer,
  quantity: null,
  detail: '',
  extra: null,
});

describe('rows of a quote', () => {
  it('groups items by answer, in the order that matters, without empty groups', () => {
    const groups = itemsByAnswer([item(0, null), item(1, 'not_included'), item(2, 'included'), item(3, 'included')]);
    expect(groups.map(({ answer, items }) => [answer, items.length])).toEqual([
      ['included', 2],
      ['not_included', 1],
      [null, 1],
    ]);
  });

  it.each([
    [null, 7, null],
    ['2027-03-03', 0, null],
    ['2027-03-03', 7, '2027-02-24'],
    ['2027-01-01', 1, '2026-12-31'],
  ])('says when the rest is due: %s, %i days before', (proposed_on, balance_due_days, due) => {
    expect(balanceDay({ proposed_on, balance_due_days })).toBe(due);
  });
});
