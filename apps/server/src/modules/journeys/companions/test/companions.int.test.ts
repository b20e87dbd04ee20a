import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQuotesHouse, type QuotesHouse } from '../../testing/quotes-house.ts';

let world: QuotesHouse;
let one: Awaited<ReturnType<QuotesHouse['booked']>>;
let friend: string;
beforeAll(async () => {
  world = await openQuotesHouse();
  one = await world.booked();
  await world.settle();
  friend = (await world.house.person('patient', 'friend')).userId;
});
afterAll(() => world.close());

const add = (userId: string, more: object = {}) =>
  world.call('POST', userId, `/journeys/${one.id}/companions`, {
    name: 'My sister',
    rights: ['itinerary', 'emergency'],
    days: 30,
    ...more,
  });
const open = (token: string) => world.send('GET', `/trips/${token}?language=en`);
const list = async () => (await world.call('GET', one.patientId, `/journeys/${one.id}/companions`)).body;

describe('a companion', () => {
  let token: string;
  let id: string;

  it('gets a link from the patient alone, and reads what was chosen and nothing else', async () => {
    expect((await add(world.staff)).body.code).toBe('journeys.not_found');
    const made = await add(one.patientId);
    expect(made).toMatchObject({ status: 201, body: { companion: { name: 'My sister', views: 0, joined: false } } });
    token = String(made.body['token']);
    id = String((made.body['companion'] as { id: string }).id);
    const { body } = await open(token);
    expect(body).toMatchObject({ stages: null, tasks: null, joined: false });
    expect(body['itinerary']).toMatchObject({ treatment_on: expect.any(String) as string });
    expect(body['emergency']).toMatchObject({ reference: expect.any(String) as string });
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'clinic',
        'emergency',
        'expires_at',
        'id',
        'itinerary',
        'joined',
        'patient',
        'records',
        'stages',
        'tasks',
      ].toSorted(),
    );
  });

  it('is stored without name or secret, and each read is counted and logged for the patient', async () => {
    const { rows } = await world.house.run(sql`select name_sealed, token_hash from journey_companions`);
    expect(JSON.stringify(rows)).not.toContain('sister');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await list()).toMatchObject({ data: [{ views: 1, status: 'active' }], may_add: true });
    const logged = await world.house.run(
      sql`select count(*)::int as n from audit_entries where action = 'companions.trip_read' and subject_id = ${one.patientId}::uuid`,
    );
    expect(logged.rows).toEqual([{ n: 1 }]);
  });

  it('keeps it in an account, the first one that asks', async () => {
    expect((await world.call('GET', friend, `/accompanied-trips/${id}?language=en`)).body.code).toBe(
      'journeys.trip_not_found',
    );
    expect((await world.call('POST', friend, `/trips/${token}/keep`, {})).body).toEqual({ id });
    expect((await world.call('POST', one.patientId, `/trips/${token}/keep`, {})).body.code).toBe('journeys.trip_taken');
    expect((await world.call('GET', friend, '/accompanied-trips')).body['data']).toMatchObject([{ id }]);
    expect((await world.call('GET', friend, `/accompanied-trips/${id}?language=en`)).body).toMatchObject({
      joined: true,
    });
  });

  it('reads more or less as soon as the patient says so', async () => {
    const [companion] = (await list())['data'] as { version: number }[];
    const changed = await world.call('PATCH', one.patientId, `/journeys/${one.id}/companions/${id}`, {
      version: companion?.version,
      rights: ['stages', 'tasks'],
    });
    expect(changed.body).toMatchObject({ rights: ['stages', 'tasks'] });
    const { body } = await open(token);
    expect(body).toMatchObject({ itinerary: null, emergency: null, stages: { status: 'booked' } });
    expect((body['tasks'] as unknown[]).length).toBeGreaterThan(0);
  });

  it('reads nothing once it has ended, with the link or the account', async () => {
    const [companion] = (await list())['data'] as { version: number }[];
    const path = `/journeys/${one.id}/companions/${id}/revoke`;
    expect((await world.call('POST', friend, path, { version: companion?.version })).body.code).toBe(
      'journeys.not_found',
    );
    await world.call('POST', one.patientId, path, { version: companion?.version });
    expect((await open(token)).status).toBe(410);
    expect((await world.call('GET', friend, `/accompanied-trips/${id}?language=en`)).status).toBe(410);
    expect((await world.call('GET', friend, '/accompanied-trips')).body['data']).toEqual([]);
  });

  it('whose link has expired reads nothing, though no timer has run', async () => {
    const made = await add(one.patientId, { days: 1 });
    await world.house.run(sql`update journey_companions set expires_at = '2020-01-01' where status = 'active'`);
    expect((await open(String(made.body['token']))).body.code).toBe('journeys.trip_gone');
  });
});
