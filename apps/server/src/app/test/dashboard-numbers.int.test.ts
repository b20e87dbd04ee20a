import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ demo: true });
});
afterAll(() => product.close());

const question = { topic: 'account', subject: 'A question', message: 'How do I change my name?' };
const ask = async (token: string) => {
  const { status, body } = await product.send('POST', '/support/tickets', token, question);
  expect({ status, body }).toMatchObject({ status: 201 });
  return String(body['id']);
};
const get = async (token: string, path: string) => {
  const { status, body } = await product.send('GET', path, token);
  expect({ path, status, body }).toMatchObject({ status: 200 });
  return body;
};
interface Tile {
  key: string;
  count: number | null;
  link: string;
}
const tilesOf = async (token: string) => (await get(token, '/admin/dashboard/stats'))['tiles'] as Tile[];
/** The endpoint behind a screen, by the screen's path; the query is the same. */
const CALLS: Readonly<Record<string, string>> = {
  '/admin/applications': '/admin/applications',
  '/admin/providers': '/admin/providers',
  '/admin/support': '/admin/support/tickets',
  '/admin/users': '/platform/users',
};
const listedBehind = async (token: string, link: string) => {
  const [screen = '', query = ''] = link.split('?');
  return (await get(token, `${CALLS[screen] ?? screen}?${query}`))['total'];
};
const credential = (providerId: string, expiresOn: string, status = 'verified') =>
  product.house.run(sql`insert into credentials (provider_id, kind, status, body, number, holder, expires_on, id)
    values (${providerId}, 'insurance', ${status}, 'Anvisa', 'BR-17', 'Clínica', ${expiresOn}, ${uuidv7()})`);
const request = (providerId: string, reference: string) =>
  product.house.run(sql`insert into consultation_requests
      (id, reference, full_name, email, language, consents, status, about_kind, provider_id, contact_by, message_sealed)
    values (${uuidv7()}, ${reference}, 'Thomas Abara', 'thomas@example.com', 'en', '[{"purpose": "answer_request"}]', 'received',
      'provider', ${providerId}, 'email', 'sealed')`);

const changeAsked = (providerId: string, state: 'waiting' | 'withdrawn') =>
  product.house.run(sql`insert into clinic_change_requests (id, provider_id, state, name, requested_at)
    values (${uuidv7()}, ${providerId}, ${state}, 'Clínica Nova', now())`);

const openTickets = async (token: string) => {
  const { body } = await product.send('GET', '/admin/dashboard/stats', token);
  return (body['tiles'] as { key: string }[]).find(({ key }) => key === 'tickets_open');
};

describe('the admin dashboard', () => {
  it('counts support tickets waiting for the team, in the demo those of demo users', async () => {
    const { person } = product.house;
    const [patient, shown] = [await person('patient'), await person('patient', 'Ana', { demo: true })];
    const [admin, visitor] = [await person('admin'), await person('admin', 'Mara', { demo: true })];
    expect(await openTickets(admin.token)).toMatchObject({ count: 0, link: '/admin/support?state=open' });
    const answered = await ask(patient.token);
    await ask(patient.token);
    await ask(shown.token);
    expect(await openTickets(admin.token)).toMatchObject({ count: 3 });
    expect(await openTickets(visitor.token)).toMatchObject({ count: 1 });
    await product.send('POST', `/admin/support/tickets/${answered}/replies`, admin.token, {
      message: 'In your profile.',
    });
    expect(await openTickets(admin.token)).toMatchObject({ count: 2 });
  });

  it('shows with each number the list with as many entries', async () => {
    const { person, run } = product.house;
    const [admin, visitor] = [await person('admin'), await person('admin', 'Mara', { demo: true })];
    const [patient, shown] = [await person('patient'), await person('patient', 'Ana', { demo: true })];
    for (const { userId, token } of [patient, shown]) {
      await ask(token);
      await run(sql`insert into provider_applications (id, applicant_id, status, sections, submitted_at, updated_at)
        values (${uuidv7()}, ${userId}, 'submitted', '{"business": {"trade_name": "Clínica Três", "legal_name": "Três", "country": "BR", "city": "Santos"}}', now(), now())`);
    }
    await run(sql`update providers set verification_status = 'pending', demo = true where id = ${CLINIC}`);
    await run(sql`update providers set operational_status = 'suspended' where id = ${OTHER_CLINIC}`);
    await changeAsked(CLINIC, 'waiting');
    await changeAsked(OTHER_CLINIC, 'withdrawn');
    await credential(CLINIC, '2026-11-21');
    await credential(CLINIC, '2026-12-22');
    await credential(OTHER_CLINIC, '2026-11-22');
    await credential(OTHER_CLINIC, '2026-12-23');
    await credential(OTHER_CLINIC, '2026-11-01', 'being_checked');
    await run(sql`update users set created_at = '2026-11-15T10:00:00Z' where id = ${patient.userId}`);
    await run(sql`update users set created_at = '2026-11-15T10:00:01Z' where id in (${shown.userId}, ${admin.userId})`);
    for (const { token } of [admin, visitor]) {
      const tiles = await tilesOf(token);
      expect(tiles).toHaveLength(10);
      for (const { key, count, link } of tiles)
        expect({ key, total: await listedBehind(token, link) }).toEqual({ key, total: count });
    }
    const counted = Object.fromEntries((await tilesOf(admin.token)).map(({ key, count }) => [key, count]));
    expect(counted).toMatchObject({
      clinics_pending: 1,
      changes_waiting: 1,
      approvals_waiting: 0,
      clinics_suspended: 1,
      credentials_expired: 1,
      credentials_expiring: 2,
      applications_open: 2,
    });
  });
});

describe('the dashboard of an organization', () => {
  it('counts what its linked lists contain', async () => {
    const { member, run } = product.house;
    const tim = await member('owner');
    await run(sql`insert into organization_providers values (${NETWORK}, ${OTHER_CLINIC}, now())`);
    await run(sql`update providers set operational_status = 'suspended', verification_status = 'verified', package_count = 2
      where id = ${OTHER_CLINIC}`);
    await request(CLINIC, 'TR-1');
    await request(CLINIC, 'TR-2');
    const desk = await get(tim.token, '/organizations/dashboard');
    const listed = async (query: string) => {
      const { total, data } = await get(tim.token, `/organizations/providers?${query}`);
      return { total, data: data as { requests: number; packages: number }[] };
    };
    expect(await listed('')).toMatchObject({ total: desk['clinics'] });
    expect(await listed('state=verified')).toMatchObject({ total: desk['verified'] });
    expect(await listed('state=suspended')).toMatchObject({ total: desk['suspended'] });
    expect(await listed('state=needing&sort=needs')).toMatchObject({ total: desk['needing_total'] });
    const waiting = await listed('state=waiting');
    expect(waiting.total).toBe(1);
    expect(waiting.data.reduce((sum, { requests }) => sum + requests, 0)).toBe(desk['requests']);
    const selling = await listed('sort=packages');
    expect(selling.data.reduce((sum, { packages }) => sum + packages, 0)).toBe(desk['packages']);
    const compliance = await get(tim.token, '/organizations/compliance');
    expect(compliance['counts']).toEqual(desk['credentials']);
  });
});

describe('the clinic dashboard', () => {
  it('contains every request and credential it counts', async () => {
    const owner = await product.house.staff('owner', OTHER_CLINIC);
    for (const reference of ['TR-3', 'TR-4', 'TR-5', 'TR-6', 'TR-7', 'TR-8', 'TR-9'])
      await request(OTHER_CLINIC, reference);
    const desk = await get(owner.token, '/providers/dashboard/overview');
    expect(desk).toMatchObject({ requests: { waiting: 7 }, credentials: { total: 3, verified: 2, being_checked: 1 } });
    expect((desk['requests'] as { data: unknown[] }).data).toHaveLength(7);
    expect(desk['held_credentials']).toMatchObject([
      { status: 'being_checked' },
      { status: 'verified', expires_on: '2026-11-22' },
      { status: 'verified', expires_on: '2026-12-23' },
    ]);
  });
});
