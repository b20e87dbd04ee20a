import { getTreatment } from '@travesia/contracts/catalog';
import { getPackage, listPackages } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../../../app/testing/demo-api.ts';

const RESTRICTED = 'stem-cell-orthopedic';

let api: DemoApi;
let packageId: string;
let clinicId: string;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
  // A clinic publishes a package of a restricted treatment that nobody approved.
  const { rows } = await api.database.db.execute<{ id: string; provider: string }>(sql`
    update packages set status = 'published' where id = (
      select k.id from packages k join providers p on p.id = k.provider_id
      where k.treatment = ${RESTRICTED} and p.verification_status = 'verified'
        and not exists (select from treatment_approvals a where a.provider_id = p.id) order by k.id limit 1)
    returning id, provider_id as provider`);
  packageId = rows[0]?.id ?? '';
  clinicId = rows[0]?.provider ?? '';
});
afterAll(() => api.close());

const listed = async () => {
  const { data } = await api.call(listPackages, { query: { treatment: [RESTRICTED], limit: 100 } });
  return data.map(({ id }) => id);
};
const approve = (state: 'approved' | 'revoked') =>
  api.database.db.execute(sql`
    insert into treatment_approvals (id, provider_id, treatment, state, statement, evidence, requested_at, decided_at, reason)
    values (gen_random_uuid(), ${clinicId}::uuid, ${RESTRICTED}, ${state}, 'Inside our registered trial', 'NCT01234567', now(), now(), 'Trial checked')`);

describe('a published package of a restricted treatment', () => {
  it('is on no list and has no page without an approval', async () => {
    expect(packageId).not.toBe('');
    expect(await listed()).not.toContain(packageId);
    await expect(api.call(getPackage, { params: { id: packageId }, query: {} })).rejects.toMatchObject({
      code: 'packages.not_found',
    });
  });

  it('stays hidden after an approval that was revoked, and appears with one that stands', async () => {
    await approve('revoked');
    await expect(api.call(getPackage, { params: { id: packageId }, query: {} })).rejects.toMatchObject({
      code: 'packages.not_found',
    });
    await approve('approved');
    const found = await api.call(getPackage, { params: { id: packageId }, query: {} });
    expect(found.id).toBe(packageId);
    const treatment = await api.call(getTreatment, { params: { slug: RESTRICTED }, query: {} });
    expect(treatment.content.warnings.length).toBeGreaterThan(0);
  });
});
