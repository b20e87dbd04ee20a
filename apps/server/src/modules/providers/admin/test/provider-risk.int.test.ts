import { problems } from '@travesia/contracts/problems';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { type Administration, openAdministration } from '../../../platform-admin/testing/open-administration.ts';

let house: Administration;
let ana: { userId: string; token: string };
beforeAll(async () => {
  house = await openAdministration();
});
beforeEach(async () => {
  await house.clear();
  ana = await house.person('admin', 'Ana');
});
afterAll(() => house.close());

interface Listed {
  id: string;
  name: string;
  version: number;
  risk: { level: string; reasons: string[] } | null;
}
const list = async (query = '') => {
  const { body } = await house.send('GET', `/admin/providers${query}`, ana.token);
  return body as unknown as { data: Listed[]; facets: { risk: { value: string; count: number }[] } };
};
const riskOf = async (id: string) => (await list()).data.find((one) => one.id === id)?.risk;
const clinic = (change: string) => house.run(sql.raw(`update providers set ${change} where id = '${CLINIC}'`));

describe('the risk of a provider', () => {
  it('is its most severe reason, each derived from its record', async () => {
    expect(await riskOf(OTHER_CLINIC)).toEqual({ level: 'high', reasons: ['licence_missing'] });
    expect(await riskOf(CLINIC)).toEqual({ level: 'medium', reasons: ['licence_expiring'] });
    await house.run(sql`update credentials set expires_on = '2028-01-01'`);
    expect(await riskOf(CLINIC)).toEqual({ level: 'low', reasons: [] });
    await house.run(sql`update credentials set expires_on = '2026-11-21'`);
    expect(await riskOf(CLINIC)).toEqual({ level: 'high', reasons: ['licence_expired'] });
  });

  it('detects unchecked packages, unanswered requests and deposits that nobody can pay', async () => {
    await clinic(
      "package_count = 2, verification_status = 'pending', require_deposit = true, allow_online_booking = false",
    );
    expect(await riskOf(CLINIC)).toEqual({
      level: 'high',
      reasons: ['sells_unverified', 'licence_expiring', 'deposit_unbookable', 'nobody_answers'],
    });
  });

  it("considers clinicians' credentials and credentials other than the license", async () => {
    await house.run(sql`insert into clinicians (id, provider_id, name, title, specialty)
      values (gen_random_uuid(), ${CLINIC}, 'Lia Prado', 'Dra.', '{"en": "x", "es": "x", "pt": "x"}')`);
    await house.run(sql`insert into credentials (id, provider_id, kind, status, body, holder, expires_on)
      values (gen_random_uuid(), ${CLINIC}, 'insurance', 'verified', 'Seguros', 'Clínica Um', '2026-11-01'),
        (gen_random_uuid(), ${CLINIC}, 'membership', 'verified', 'ABC', 'Clínica Um', '2026-11-30')`);
    expect((await riskOf(CLINIC))?.reasons).toEqual([
      'licence_expiring',
      'clinician_unlicensed',
      'credentials_expired',
      'credentials_expiring',
    ]);
  });

  it('is none for a registry listing', async () => {
    await house.run(
      sql`update providers set listing = 'directory', verification_status = 'unverified' where id = ${OTHER_CLINIC}`,
    );
    expect(await riskOf(OTHER_CLINIC)).toBeNull();
    expect((await list('?sort=risk')).data.map(({ name }) => name)).toEqual(['Clínica Um', 'Clínica Dois']);
  });

  it('filters, counts and orders', async () => {
    const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
    expect(await names('?sort=risk')).toEqual(['Clínica Dois', 'Clínica Um']);
    expect(await names('?risk=high')).toEqual(['Clínica Dois']);
    expect(await names('?risk=low')).toEqual([]);
    expect((await list('?risk=high')).facets.risk).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: 'high', count: 1 }),
        expect.objectContaining({ value: 'medium', count: 1 }),
      ]),
    );
  });
});

describe('deciding about several providers', () => {
  const reason = 'Credentials looked up today';
  const decide = (body: object, token = ana.token) =>
    house.send('POST', '/admin/providers/decisions', token, { reason, ...body });
  const pending = () => house.run(sql`update providers set verification_status = 'pending'`);

  it('applies what is possible, reports what is not and why, and audits each with the reason', async () => {
    await pending();
    const items = [
      { id: CLINIC, version: 1 },
      { id: OTHER_CLINIC, version: 1 },
      { id: '00000000-0000-7000-8000-000000000009', version: 1 },
    ];
    expect(await decide({ action: 'verify', items })).toMatchObject({
      status: 200,
      body: {
        done: 1,
        refused: 2,
        results: [
          { name: 'Clínica Um', done: true, problem: null, verification_status: 'verified' },
          {
            name: 'Clínica Dois',
            done: false,
            problem: 'providers.licence_missing',
            error: problems['providers.licence_missing'].text.en,
            verification_status: 'pending',
          },
          {
            name: null,
            done: false,
            problem: 'providers.not_found',
            error: problems['providers.not_found'].text.en,
            verification_status: null,
          },
        ],
      },
    });
    expect(await house.audited()).toMatchObject([
      {
        action: 'provider.verified',
        actor_id: ana.userId,
        context_provider_id: CLINIC,
        facts: { reason },
      },
    ]);
  });

  it('skips providers changed since they were viewed', async () => {
    await pending();
    await clinic('version = 5');
    expect((await decide({ action: 'verify', items: [{ id: CLINIC, version: 4 }] })).body).toMatchObject({
      done: 0,
      results: [{ problem: 'request.stale_version', verification_status: 'pending' }],
    });
    expect(await house.audited()).toEqual([]);
  });

  it('starts reviewing several', async () => {
    await house.run(sql`update providers set verification_status = 'unverified'`);
    const items = [CLINIC, OTHER_CLINIC].map((id) => ({ id, version: 1 }));
    expect((await decide({ action: 'submit', items })).body).toMatchObject({ done: 2, refused: 0 });
    expect((await decide({ action: 'submit', items: items.map(({ id }) => ({ id, version: 2 })) })).body).toMatchObject(
      {
        done: 0,
        results: [{ problem: 'providers.stands_differently' }, { problem: 'providers.stands_differently' }],
      },
    );
  });

  it('requires a reason and distinct providers', async () => {
    const items = [{ id: CLINIC, version: 1 }];
    expect((await decide({ action: 'verify', items, reason: ' ' })).status).toBe(422);
    expect((await decide({ action: 'verify', items: [...items, ...items] })).status).toBe(422);
    expect((await decide({ action: 'verify', items: [] })).status).toBe(422);
  });

  it('is for admins only, and limited to the demo for demo admins', async () => {
    await pending();
    const bea = await house.member();
    const items = [{ id: CLINIC, version: 1 }];
    expect((await decide({ action: 'verify', items }, bea.token)).status).toBe(403);
    const demo = await house.person('admin', 'Demo', { demo: true });
    expect((await decide({ action: 'verify', items }, demo.token)).body).toMatchObject({
      results: [{ name: null, problem: 'providers.not_found' }],
    });
  });
});
