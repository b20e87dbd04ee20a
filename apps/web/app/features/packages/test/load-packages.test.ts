import type { PackageSummary } from '@travesia/contracts/packages';
import { suggest } from '@travesia/contracts/search';
import { describe, expect, it } from 'vitest';
import type { Call, UntypedCall } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/problem/problem-error.ts';
import { findTreatment, loadPackages } from '../load-packages.ts';
import { makePackage } from '../testing/make-package.ts';
import { makePage } from '../testing/make-page.ts';

const view = { language: 'en', currency: 'USD' } as const;
type Query = Record<string, unknown>;

/** An API whose package list is what `find` returns for a query. */
const listing = (find: (query: Query) => PackageSummary[]): Call => {
  const call: UntypedCall = async (_endpoint, { query }) => makePage(find(query as Query));
  return call as Call;
};

const missing = () =>
  new ProblemError({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: 'gone',
    code: 'packages.not_found',
    request_id: '',
    error: 'gone',
  });

describe('loadPackages', () => {
  it('finds the single filter that hides the most, most results first', async () => {
    const call = listing((query) => {
      if ('price_max' in query) return 'country' in query ? [] : [makePackage()];
      return [makePackage(), makePackage(), makePackage()];
    });
    const { loosenings } = await loadPackages(call, {
      search: '?country=CO&country=MX&price_max=500&verified=true',
      treatment: null,
      view,
    });
    expect(loosenings).toEqual([
      { name: 'price_max', total: 3 },
      { name: 'country', total: 1 },
    ]);
  });

  it('requests the treatment in the path, whatever the query says, and only known parameters', async () => {
    const asked: Query[] = [];
    const call = listing((query) => {
      asked.push(query);
      return [makePackage()];
    });
    await loadPackages(call, { search: '?treatment=bbl&utm_source=x&page=2', treatment: 'ivf-cycle', view });
    expect(asked).toEqual([{ page: '2', treatment: ['ivf-cycle'], ...view }]);
  });
});

describe('findTreatment', () => {
  it('suggests treatments with similar names', async () => {
    const call: UntypedCall = async (endpoint, { query }) => {
      if (endpoint !== suggest) throw missing();
      expect(query).toMatchObject({ q: 'dental implnt' });
      return {
        data: [
          { kind: 'treatment', label: 'Dental implant', detail: null, slug: 'dental-implant-single' },
          { kind: 'city', label: 'Lima', detail: null, slug: 'lima' },
        ],
      };
    };
    const { treatment, near } = await findTreatment(call as Call, 'dental-implnt', view);
    expect(treatment).toBeNull();
    expect(near.map(({ slug }) => slug)).toEqual(['dental-implant-single']);
  });
});
