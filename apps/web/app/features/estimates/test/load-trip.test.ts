import { listLocations } from '@travesia/contracts/catalog';
import { createCostEstimate, listHomeCities } from '@travesia/contracts/estimates';
import type { Problem, ProblemField } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../lib/api/call.ts';
import { thrownProblem } from '../../../lib/problem/thrown-problem.ts';
import { costGroups, savingKind, treatmentShare } from '../estimate-view.ts';
import { loadTrip } from '../load-trip.ts';
import { makeEstimate, makeTrip } from '../testing/make-trip.ts';

const view = { language: 'en', currency: 'USD' } as const;
const { home_price: home } = makeEstimate();
const prices = {
  home,
  destinations: home ? [{ ...home, country: { code: 'MX', name: 'Mexico' } }] : [],
  rate_date: '2026-09-29',
};

type Body = Record<string, unknown>;

/** Fake API: records each estimate body and refuses it as the test specifies. */
function api(refuse: (body: Body) => Problem | null = () => null) {
  const bodies: Body[] = [];
  const call = (async (endpoint: { name: string }, input: { body?: Body }) => {
    if (endpoint.name === listHomeCities.name) return { data: makeTrip().homes };
    if (endpoint.name === listLocations.name) return { data: [] };
    if (endpoint.name !== createCostEstimate.name) throw new Error(`not asked for: ${endpoint.name}`);
    const body = input.body ?? {};
    bodies.push(body);
    const problem = refuse(body);
    if (problem) throw thrownProblem(problem);
    return makeEstimate();
  }) as unknown as Call;
  return {
    bodies,
    load: (search: string) => loadTrip({ call, treatment: 'dental-implant-single', prices, search, view }),
  };
}

const problem = (code: string, fields?: ProblemField[]): Problem => ({
  type: '',
  title: '',
  status: code === 'packages.not_found' ? 404 : 422,
  detail: '',
  code,
  request_id: '',
  error: '',
  ...(fields ? { fields } : {}),
});

describe('loadTrip', () => {
  it('sends the URL parameters and nothing else', async () => {
    const { bodies, load } = api();
    await load('?from=miami&to=CO&nights=9&companion=1&arrive=2027-01-11');
    expect(bodies).toEqual([
      {
        treatment: 'dental-implant-single',
        ...view,
        home_city: 'miami',
        destination: 'CO',
        nights: 9,
        companion: true,
      },
    ]);
  });

  it('drops refused parts one by one, and reports each error', async () => {
    const { bodies, load } = api(({ nights, home_city: from }) => {
      if (nights !== undefined)
        return problem('request.invalid', [{ path: 'body.nights', code: 'stay_too_short', message: '' }]);
      return from === 'mars'
        ? problem('request.invalid', [{ path: 'body.home_city', code: 'invalid_value', message: '' }])
        : null;
    });
    const found = await load('?from=mars&nights=2');
    expect(found?.faults).toEqual({ from: 'unknown', nights: 'stay_too_short' });
    expect(found?.choice).toMatchObject({ from: 'mars', nights: '2' });
    expect(bodies).toHaveLength(3);
  });

  it('uses the typical price when the package is gone', async () => {
    const { load } = api((body) => (body['package_id'] ? problem('packages.not_found') : null));
    expect((await load('?package=0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10'))?.faults).toEqual({ package: 'unknown' });
  });

  it('rethrows failures not caused by the URL', async () => {
    const { load } = api(() => problem('server.internal'));
    await expect(load('?from=miami')).rejects.toBeDefined();
  });
});

describe('estimate view', () => {
  it('groups one-time costs, each trip, and the reserve at the end', () => {
    expect(costGroups(makeEstimate()).map(({ trip, lines }) => [trip, lines.length])).toEqual([
      [null, 1],
      [1, 2],
      [2, 2],
      [null, 1],
    ]);
  });

  it("calculates the treatment's share", () => {
    expect(treatmentShare(makeEstimate())).toBe(Math.round((100 * 3500) / 6740));
  });

  it.each([
    [100, 200, 'less'],
    [-200, -100, 'more'],
    [-100, 200, 'either'],
  ] as const)('a saving from %d to %d is “%s”', (low, high, kind) => {
    const price = (amount: number) => ({ amount, currency: 'USD', approximate: false });
    expect(savingKind({ saving: { low: price(low), high: price(high) } })).toBe(kind);
  });
});
