import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { CLINIC, openHouse, type OpenHouse, OTHER_CLINIC, RIVAL } from '../../contexts/testing/open-house.ts';
import { analyticsRoutes } from '../analytics.routes.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse((accounts) => analyticsRoutes(accounts), { demo: true });
});
beforeEach(async () => {
  await house.clear();
  await emptyTables(house.database, 'consultation_requests', 'contact_requests', 'directory_claims', 'state_changes');
});
afterAll(() => house.close());

interface Trends {
  steps: { from: string }[];
  trends: {
    key: string;
    total: number;
    values: number[];
    before: { total: number } | null;
    complete_from: string | null;
  }[];
}

/** A request to a clinic, answered if a time is given. */
const request = (at: string, { clinic = CLINIC, answered = null as string | null, demo = false } = {}) => {
  const reference = `TR-${uuidv7().slice(-8).toUpperCase()}`;
  return house.run(sql`insert into consultation_requests (id, reference, full_name, email, language, consents, status,
      about_kind, about, provider_id, contact_by, message_sealed, due_at, answered_at, created_at, demo)
    values (${uuidv7()}, ${reference}, 'Rosa', 'rosa@example.com', 'es', '[{"purpose": "answer_request"}]', 'received',
      'provider', '{"en": "x", "es": "x", "pt": "x"}', ${clinic}, 'email', 'v1.sealed',
      ${at}::timestamptz + interval '2 days', ${answered}, ${at}, ${demo})`);
};

const read = async (path: string, token: string, query = '') => {
  const { status, body } = await house.send('GET', `${path}${query}`, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Trends;
};
const of = ({ trends }: Trends, key: string) => trends.find((trend) => trend.key === key);

describe('a clinic’s counts', () => {
  it('are in its time zone, with the period before', async () => {
    const { token } = await house.staff();
    // half past eleven in the evening of the 20th in São Paulo
    await request('2026-11-21T02:30:00Z', { answered: '2026-11-21T12:00:00Z' });
    await request('2026-11-21T12:00:00Z', { answered: '2026-11-30T12:00:00Z' });
    await request('2026-11-14T12:00:00Z', { answered: '2026-11-20T12:00:00Z' });
    const week = await read('/provider/trends', token, '?range=7d');
    expect(week.steps.map(({ from }) => from)).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    );
    expect(of(week, 'requests')).toMatchObject({ total: 2, values: [0, 0, 0, 0, 1, 1, 0], before: { total: 1 } });
    expect(of(week, 'answered')).toMatchObject({ total: 2, before: { total: 0 } });
    expect(of(week, 'in_time')).toMatchObject({ total: 1 });
  });

  it('are not compared with what was deleted', async () => {
    const { token } = await house.staff();
    await request('2026-01-14T12:00:00Z');
    const year = await read('/provider/trends', token, '?range=12m');
    expect(of(year, 'requests')).toMatchObject({ total: 1, before: null, complete_from: null });
    const long = await read('/provider/trends', token, '?range=custom&from=2025-06-01&to=2026-11-22');
    expect(of(long, 'requests')).toMatchObject({ complete_from: '2025-11-22' });
  });

  it('are its own, and of those only who may read requests', async () => {
    await request('2026-11-21T12:00:00Z', { clinic: OTHER_CLINIC });
    const { token } = await house.staff();
    expect(of(await read('/provider/trends', token), 'requests')).toMatchObject({ total: 0 });
    const billing = await house.staff('billing');
    expect((await house.send('GET', '/provider/trends', billing.token)).status).toBe(403);
    const patient = await house.person('patient');
    expect((await house.send('GET', '/provider/trends', patient.token)).status).toBe(403);
  });

  it('refuse an impossible range', async () => {
    const { token } = await house.staff();
    const { status, body } = await house.send('GET', '/provider/trends?range=custom&from=2026-11-20', token);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'request.invalid' });
  });
});

it('an organization counts its clinics only', async () => {
  await request('2026-11-21T12:00:00Z');
  await request('2026-11-21T12:00:00Z', { clinic: OTHER_CLINIC });
  const own = await house.member();
  const query = '?range=7d&time_zone=America/Bogota';
  expect(of(await read('/organizations/trends', own.token, query), 'requests')).toMatchObject({ total: 1 });
  const rival = await house.member('owner', RIVAL);
  expect(of(await read('/organizations/trends', rival.token), 'requests')).toMatchObject({ total: 0 });
});

describe('the platform’s counts', () => {
  it('are what the team lists: requests, tickets, accounts, verified clinics', async () => {
    const admin = await house.person('admin');
    await request('2026-11-21T12:00:00Z');
    // overdue, so the team works on it
    await request('2026-11-18T12:00:00Z');
    await house.run(sql`insert into state_changes (id, machine, entity, entity_id, from_state, action, to_state, version,
        actor_kind, acted_as, at)
      values (${uuidv7()}, 'provider verification', 'providers', ${CLINIC}, 'pending', 'verify', 'verified', 2, 'system',
        'system', '2026-11-20T12:00:00Z')`);
    await house.run(sql`update users set created_at = '2026-11-20T12:00:00Z'`);
    const month = await read('/platform/trends', admin.token);
    expect(of(month, 'requests')).toMatchObject({ total: 1 });
    expect(of(month, 'clinics_verified')).toMatchObject({ total: 1 });
    expect(of(month, 'accounts')).toMatchObject({ total: 1 });
    expect(of(month, 'tickets_opened')).toMatchObject({ total: 0 });
  });

  it('are those of the demo for its admin, and nobody else’s', async () => {
    await request('2026-11-18T12:00:00Z');
    const visitor = await house.person('admin', 'visitor', { demo: true });
    await house.run(sql`update users set created_at = '2026-11-20T12:00:00Z'`);
    await house.person('patient');
    const month = await read('/platform/trends', visitor.token);
    expect(of(month, 'requests')).toMatchObject({ total: 0 });
    expect(of(month, 'accounts')).toMatchObject({ total: 1 });
    const { token } = await house.staff();
    expect((await house.send('GET', '/platform/trends', token)).status).toBe(403);
  });
});
