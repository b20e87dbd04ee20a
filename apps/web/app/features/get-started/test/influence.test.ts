import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers.ts';
import { influences } from '../influence.ts';
import { choose, wishesOf } from '../match.ts';
import { makeCandidate } from '../testing/known.ts';

const ANSWERS: Answers = {
  who: 'patient',
  goal: null,
  area: null,
  treatment: 'knee-replacement',
  when: 'soon',
  budget: 1000,
  currency: 'USD',
  from: null,
  days: 10,
  companion: false,
  spoken: [],
};

const POOL = [
  makeCandidate({ id: 'dear', price: 5000, verified: true }),
  makeCandidate({ id: 'long', days: 20, price: 900 }),
  ...['a', 'b', 'c'].map((id) => makeCandidate({ id, price: 900 })),
];
const resultOf = (answers: Answers) =>
  choose(POOL, wishesOf(answers, ['knee-replacement'], null)).options.map(({ offer }) => offer.id);

describe('influence of an answer', () => {
  it('is found by leaving it out', () => {
    const budget = influences(ANSWERS, resultOf).find(({ name }) => name === 'budget');
    expect(budget).toEqual({ name: 'budget', brought: ['c'], kept_out: ['dear'], reordered: false });
  });

  it('is empty when the result does not change', () => {
    const when = influences(ANSWERS, resultOf).find(({ name }) => name === 'when');
    expect(when).toEqual({ name: 'when', brought: [], kept_out: [], reordered: false });
  });

  it('may affect only the order', () => {
    const [only] = influences({ ...ANSWERS, treatment: null, when: null, days: null }, ({ budget }) =>
      budget === null ? ['b', 'a'] : ['a', 'b'],
    );
    expect(only).toEqual({ name: 'budget', brought: [], kept_out: [], reordered: true });
  });

  it('is reported for given answers only', () => {
    expect(influences(ANSWERS, resultOf).map(({ name }) => name)).toEqual(['treatment', 'when', 'budget', 'days']);
  });
});
