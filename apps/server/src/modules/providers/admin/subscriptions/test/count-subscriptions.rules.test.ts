import { describe, expect, it } from 'vitest';
import { countSubscriptions, type SubscriptionCell } from '../count-subscriptions.rules.ts';

const CELLS: SubscriptionCell[] = [
  { status: 'covered', plan: 'basic', country: 'BR', count: 4 },
  { status: 'covered', plan: 'enterprise', country: 'CR', count: 2 },
  { status: 'ending', plan: 'basic', country: 'CR', count: 1 },
  { status: 'ended', plan: 'basic', country: 'BR', count: 3 },
  { status: 'never', plan: null, country: 'BR', count: 5 },
];
const ANY = { tab: 'all', plan: [], country: [] } as const;

describe('counts of subscriptions', () => {
  it.each([
    ['of all', ANY, { all: 15, covered: 6, ending: 1, ended: 3, never: 5 }],
    ['whatever the tab', { ...ANY, tab: 'ended' }, { all: 15, covered: 6, ending: 1, ended: 3, never: 5 }],
    ['of a plan', { ...ANY, plan: ['basic'] }, { all: 8, covered: 4, ending: 1, ended: 3, never: 0 }],
    ['of a country', { ...ANY, country: ['CR'] }, { all: 3, covered: 2, ending: 1, ended: 0, never: 0 }],
    [
      'of plans in countries',
      { ...ANY, plan: ['basic', 'enterprise'], country: ['BR'] },
      { all: 7, covered: 4, ending: 0, ended: 3, never: 0 },
    ],
  ] as const)('by tab: %s', (_what, chosen, tabs) => {
    expect(countSubscriptions(CELLS, chosen).tabs).toEqual(tabs);
  });

  it('apply the tab and the other filter to each filter, but not itself', () => {
    const { plan, country } = countSubscriptions(CELLS, { tab: 'covered', plan: ['basic'], country: ['CR'] });
    expect(plan).toEqual([{ value: 'enterprise', count: 2 }]);
    expect(country).toEqual([{ value: 'BR', count: 4 }]);
  });

  it('leave out clinics without a plan from the plans', () => {
    expect(countSubscriptions(CELLS, { ...ANY, tab: 'never' })).toMatchObject({
      plan: [],
      country: [{ value: 'BR', count: 5 }],
    });
  });
});
