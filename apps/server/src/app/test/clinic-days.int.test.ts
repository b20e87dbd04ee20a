import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC as TIJUANA, NETWORK, OTHER_CLINIC as SAO_PAULO } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

/** November 24 in UTC: still the 23rd at both clinics, then in Tijuana alone. */
const BOTH_BEHIND = '2026-11-24T02:00:00Z';
const ONE_BEHIND = '2026-11-24T05:00:00Z';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
  await product.house.run(sql`insert into countries (code, slug, name, currency)
    select 'MX', 'mexico', name, currency from countries where code = 'BR'`);
});
beforeEach(async () => {
  const { clear, run } = product.house;
  await clear();
  await run(sql`update providers set name = 'Tijuana', country = 'MX', time_zone = 'America/Tijuana', package_count = 1
    where id = ${TIJUANA}`);
  await run(sql`update providers set name = 'São Paulo', package_count = 1 where id = ${SAO_PAULO}`);
  await run(sql`insert into organization_providers values (${NETWORK}, ${SAO_PAULO}, now())`);
  for (const clinic of [TIJUANA, SAO_PAULO])
    await run(sql`insert into credentials (provider_id, kind, status, body, number, holder, expires_on, id)
      values (${clinic}, 'facility_licence', 'verified', 'Registro', 'R-17', 'Clínica', '2026-11-23', ${uuidv7()})`);
});
afterAll(() => product.close());

const get = async (path: string, token?: string) => {
  const { status, body } = await product.send('GET', path, token);
  expect({ path, status, body }).toMatchObject({ status: 200 });
  return body;
};
const admin = async (instant: string) => {
  product.house.clock.moveTo(instant);
  return (await product.house.person('admin')).token;
};
const member = async (instant: string) => {
  product.house.clock.moveTo(instant);
  return (await product.house.member('owner')).token;
};
interface Named {
  name: string;
}
const names = (data: unknown) => (data as Named[]).map(({ name }) => name);

describe('a license that ends on the 23rd, to admins', () => {
  it('counts by the day at its clinic in lists, filters and risks', async () => {
    const token = await admin(BOTH_BEHIND);
    expect(names((await get('/admin/providers?credentials=expired', token))['data'])).toEqual([]);
    expect(names((await get('/admin/providers?credentials=expiring&sort=name', token))['data'])).toEqual([
      'São Paulo',
      'Tijuana',
    ]);
    const later = await admin(ONE_BEHIND);
    expect(names((await get('/admin/providers?credentials=expired', later))['data'])).toEqual(['São Paulo']);
    expect(names((await get('/admin/providers?credentials=missing', later))['data'])).toEqual(['São Paulo']);
    expect(names((await get('/admin/providers?risk=high', later))['data'])).toEqual(['São Paulo']);
    expect((await get('/admin/providers?sort=risk', later))['data']).toMatchObject([
      {
        name: 'São Paulo',
        credential_counts: { expired: 1 },
        risk: { reasons: ['licence_expired', 'nobody_answers'] },
      },
      {
        name: 'Tijuana',
        credential_counts: { expiring: 1 },
        risk: { reasons: ['licence_expiring', 'nobody_answers'] },
      },
    ]);
  });

  it('stands in a record and its public page as at the clinic', async () => {
    const token = await admin(BOTH_BEHIND);
    for (const id of [TIJUANA, SAO_PAULO])
      expect((await get(`/admin/providers/${id}`, token))['credentials']).toMatchObject([
        { status: 'verified', expires_in_days: 0 },
      ]);
    const later = await admin(ONE_BEHIND);
    const page = async (id: string) => (await get(`/admin/providers/${id}/page`, later))['credentials'];
    expect(await page(TIJUANA)).toMatchObject([{ status: 'verified' }]);
    expect(await page(SAO_PAULO)).toMatchObject([{ status: 'expired' }]);
  });

  it('waits on the dashboard from the end of that day at the clinic', async () => {
    const read = async (instant: string) => {
      const { tiles, queue } = await get('/admin/dashboard/stats', await admin(instant));
      const counts = Object.fromEntries((tiles as { key: string; count: number }[]).map((one) => [one.key, one.count]));
      return { expired: counts['credentials_expired'], expiring: counts['credentials_expiring'], queue };
    };
    expect(await read(BOTH_BEHIND)).toEqual({ expired: 0, expiring: 2, queue: [] });
    expect(await read(ONE_BEHIND)).toMatchObject({
      expired: 1,
      expiring: 1,
      queue: [{ kind: 'credentials_expired', name: 'São Paulo', since: '2026-11-24T03:00:00.000Z' }],
    });
  });
});

describe('the subscription of a clinic', () => {
  it('begins on its own day', async () => {
    const token = await admin(ONE_BEHIND);
    const extend = async (id: string) =>
      (
        await product.send('POST', `/platform/providers/${id}/subscription`, token, {
          package_type: 'basic',
          months: 1,
        })
      ).body;
    expect(await extend(TIJUANA)).toMatchObject({ periods: [{ starts_on: '2026-11-23' }] });
    expect(await extend(SAO_PAULO)).toMatchObject({ periods: [{ starts_on: '2026-11-24' }] });
  });
});

describe('an organization with clinics in two zones', () => {
  it('counts each clinic’s credentials on that clinic’s day', async () => {
    const token = await member(BOTH_BEHIND);
    expect(await get('/organizations/dashboard', token)).toMatchObject({ credentials: { verified: 2, expired: 0 } });
    expect(await get('/organizations/badges', token)).toMatchObject({ credentials_expired: 0 });
    const later = await member(ONE_BEHIND);
    expect(await get('/organizations/dashboard', later)).toMatchObject({
      credentials: { verified: 1, expired: 1 },
      due: [
        { status: 'expired', clinic: { name: 'São Paulo' } },
        { status: 'verified', days_left: 0 },
      ],
    });
    expect(await get('/organizations/badges', later)).toMatchObject({ credentials_expired: 1, credentials_due: 1 });
    expect(await get('/organizations/compliance', later)).toMatchObject({
      counts: { verified: 1, expired: 1 },
      ending_30: 1,
      clinics: [
        { name: 'São Paulo', in_force: 0, kinds: [{ in_force: 0, first_end: null }] },
        { name: 'Tijuana', in_force: 1, kinds: [{ in_force: 1, first_end: '2026-11-23' }] },
      ],
    });
    expect((await get('/organizations/providers?sort=name', later))['data']).toMatchObject([
      { name: 'São Paulo', needs: expect.arrayContaining(['credential_expired']) },
      { name: 'Tijuana', needs: expect.not.arrayContaining(['credential_expired']) },
    ]);
  });
});

describe('what is counted for everybody', () => {
  it('takes each credential on the day at its clinic', async () => {
    product.house.clock.moveTo(ONE_BEHIND);
    expect(await get('/stats/trust')).toMatchObject({ as_of: '2026-11-24', credentials: { in_force: 1, expired: 1 } });
    expect(await get('/stats/public')).toMatchObject({ credentials_checked: 1 });
  });
});
