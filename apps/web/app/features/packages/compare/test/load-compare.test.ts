import { comparePackages } from '@travesia/contracts/packages';
import { getProvider } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../../lib/api/call.ts';
import { ProblemError } from '../../../../lib/problem/problem-error.ts';
import { loadCompare } from '../load-compare.ts';
import { makeCompared, makePackages } from '../testing/make-comparison.ts';

const view = { language: 'en', currency: 'USD' } as const;
const whole = makeCompared('Whole', 139_000);
const id = whole.package.id;
const problem = (status: number) =>
  new ProblemError({ type: '', title: '', status, detail: '', code: 'providers.not_found', request_id: '', error: '' });

/** Responds like the API and records each request. */
function api() {
  const asked: { name: string; input: unknown }[] = [];
  const call = (async (endpoint: { name: string }, input: unknown) => {
    asked.push({ name: endpoint.name, input });
    if (endpoint.name === comparePackages.name) return makePackages([whole]).comparison;
    if (endpoint.name === getProvider.name) throw problem(404);
    return { data: [] };
  }) as unknown as Call;
  return { asked, call };
}

describe('loadCompare', () => {
  it('requests only valid ids, reports unknown ones and names those over the limit', async () => {
    const { asked, call } = api();
    const found = await loadCompare(call, `?packages=${id},<script>,x,y,z`, view);
    expect(asked[0]).toEqual({ name: comparePackages.name, input: { query: { ...view, packages: id } } });
    expect(found).toMatchObject({ kind: 'packages', gone: ['<script>', 'x', 'y'], left: 1, mixed: false });
  });

  it('shows packages when the URL names both types, and says so', async () => {
    const found = await loadCompare(api().call, `?packages=${id}&providers=a`, view);
    expect(found).toMatchObject({ kind: 'packages', mixed: true });
  });

  it('reports providers that are not listed', async () => {
    const found = await loadCompare(api().call, '?providers=a,b', view);
    expect(found).toMatchObject({ kind: 'providers', columns: [], gone: ['a', 'b'], treatment: null });
  });

  it('sends no request for a URL without ids', async () => {
    const { asked, call } = api();
    expect(await loadCompare(call, '?packages=&x=1', view)).toEqual({ kind: 'nothing', left: 0, mixed: false });
    expect(asked).toEqual([]);
  });
});
