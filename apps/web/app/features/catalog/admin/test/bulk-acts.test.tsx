// @vitest-environment jsdom
import type { TreatmentListing, TreatmentListingDetail } from '@travesia/contracts/catalog';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkAct } from '../../../../lib/list/bulk/bulk-act.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { emptyDraft } from '../treatment-draft.ts';
import { useBulkActs } from '../use-bulk-acts.ts';

const row = (slug: string, actions: TreatmentListing['actions']) =>
  ({ slug, version: 3, actions, category: { slug: 'cosmetic' } }) as unknown as TreatmentListing;
const detail = (slug: string): TreatmentListingDetail =>
  ({ ...emptyDraft(), ...row(slug, []), status: 'published', version: 4 }) as unknown as TreatmentListingDetail;

let acts: BulkAct<TreatmentListing>[] = [];
function Acts() {
  const now = useBulkActs();
  useEffect(() => {
    acts = now;
  });
  return null;
}
const named = (key: string) => acts.find((one) => one.key === key);

let leave: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
  leave = await mount(
    <MemoryRouter>
      <Acts />
    </MemoryRouter>,
  );
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('acts on several treatments', () => {
  it('are offered for those whose status can change so', () => {
    const [used, free] = [row('used', []), row('free', ['withdraw', 'archive'])];
    expect([used, free].filter((one) => named('archive')?.fits(one))).toEqual([free]);
    expect([used, free].filter((one) => named('publish')?.fits(one))).toEqual([]);
    expect([used, free].filter((one) => named('export')?.fits(one))).toEqual([used, free]);
  });

  it('save each with its new status and the version that was listed, and name those that are refused', async () => {
    const { seen } = fakeApi({
      'GET /admin/treatments/a': () => ({ body: detail('a') }),
      'GET /admin/treatments/b': () => ({ body: detail('b') }),
      'PUT /admin/treatments/a': () => ({ body: detail('a') }),
      'PUT /admin/treatments/b': () => problem(409, 'catalog.treatment_in_use'),
    });
    const lines = await named('archive')?.run([row('a', ['archive']), row('b', ['archive'])], '');
    expect(lines).toMatchObject([
      { id: 'a', problem: null },
      { id: 'b', problem: { code: 'catalog.treatment_in_use' } },
    ]);
    const saved = seen.filter(({ call }) => call.startsWith('PUT'));
    expect(saved.map(({ body }) => body)).toMatchObject([
      { slug: 'a', category: 'cosmetic', status: 'archived', version: 3 },
      { slug: 'b', status: 'archived', version: 3 },
    ]);
  });
});
