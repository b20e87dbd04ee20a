import type { Feed } from '@travesia/contracts/platform-admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecentError } from '../../../../platform/logger/recent-errors.ts';
import { listen } from '../../../../platform/realtime/testing/listen.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
import { openMessagesHouse } from '../../../messaging/testing/messages-house.ts';
import { keepGrowing } from '../keep-growing.ts';

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
let live: ReturnType<typeof listen>;
let errors: RecentError[] = [];
let step: () => Promise<void>;
beforeAll(async () => {
  house = await openMessagesHouse();
  live = listen(house.database);
});
afterAll(async () => {
  live.stop();
  await house.close();
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from feed_entries`);
  await house.run(sql`delete from feed_events`);
  await house.run(sql`delete from outbox_events`);
  live.clear();
  errors = [];
  const { database, clock } = house;
  const deps = {
    database,
    clock,
    revision: () => 0,
    beginsWithHistory: false,
    recentErrors: () => errors,
    connections: () => 3,
  };
  step = keepGrowing(deps);
});

const frames = () => live.told().filter(({ frame }) => frame.type === 'admin.live');
const read = async (token: string, query = '') =>
  (await house.send('GET', `/admin/live${query}`, token)).body as unknown as Feed;

describe('the feed', () => {
  it('has what happened, with the clinic and its country, and never who or what about', async () => {
    const admin = await house.person('admin', 'boss');
    const patient = await house.treated();
    await step();
    const { entries, last_seq: last, connections } = await read(admin.token);
    expect(entries).toMatchObject([
      {
        name: 'journey.asked',
        kind: 'journey',
        level: 'info',
        count: 1,
        country: 'BR',
        path: `/admin/providers/${CLINIC}`,
      },
    ]);
    expect(entries[0]?.clinic).toBeTruthy();
    expect([last, connections]).toEqual([1, 0]);
    const raw = JSON.stringify(entries);
    for (const secret of [patient.userId, 'marisol', 'knee', 'Knee']) expect(raw).not.toContain(secret);
  });

  it('tells admins a number, once for however much happened, and nothing if nothing did', async () => {
    const patient = await house.treated();
    const { conversation } = await house.begin(patient.token, { initial_message: 'A secret' });
    for (let number = 0; number < 4; number++) await house.write(patient.token, conversation.id, 'Another secret');
    await step();
    expect(frames()).toMatchObject([{ frame: { data: { last_seq: 2 } }, rooms: ['platform:demo'] }]);
    await step();
    expect(frames()).toHaveLength(1);
    const admin = await house.person('admin', 'boss');
    const { entries } = await read(admin.token);
    expect(entries.map(({ name, count }) => [name, count])).toEqual([
      ['message.sent', 5],
      ['journey.asked', 1],
    ]);
    expect(JSON.stringify(entries)).not.toContain(conversation.id);
  });

  it('answers whoever missed something with what came after the last answer', async () => {
    const admin = await house.person('admin', 'boss');
    const patient = await house.treated();
    await step();
    const first = await read(admin.token);
    await house.begin(patient.token);
    await step();
    errors = [{ ...ERROR, at: new Date(house.clock.now().getTime() + 1) }];
    await step();
    const { entries, last_seq: last } = await read(admin.token, `?after=${first.last_seq}`);
    expect(entries.map(({ seq, name }) => [seq, name])).toEqual([
      [3, 'error.request'],
      [2, 'message.sent'],
    ]);
    expect((await read(admin.token, `?after=${last}`)).entries).toEqual([]);
    // From before the feed was emptied: all of it.
    expect((await read(admin.token, '?after=900')).entries).toHaveLength(3);
  });

  it('counts minutes, and does not count fewer than three users of a country', async () => {
    const admin = await house.person('admin', 'boss');
    const patient = await house.treated();
    await house.run(sql`update users set country = 'PE' where id = ${patient.userId}`);
    // Active users are counted again after a moment.
    house.clock.moveTo(new Date(house.clock.now().getTime() + 16_000).toISOString());
    await step();
    const { minutes, active } = await read(admin.token);
    expect(minutes).toMatchObject([{ kind: 'journey', count: 1 }]);
    expect(active).toContainEqual({ country: 'PE', users: null });
  });

  it('takes each event once, whichever process looks, and keeps numbers without gaps', async () => {
    const { database, clock } = house;
    const deps = {
      database,
      clock,
      revision: () => 0,
      beginsWithHistory: false,
      recentErrors: () => [],
      connections: () => 0,
    };
    for (let number = 0; number < 3; number++) await house.treated();
    await Promise.all([keepGrowing(deps)(), keepGrowing(deps)(), step()]);
    const { rows } = await database.db.execute<{ seq: string }>(sql`select seq from feed_entries order by seq`);
    expect(rows.map(({ seq }) => Number(seq))).toEqual([1, 2, 3]);
  });

  it('of a new demo begins with what its records say that happened, at the times when it did', async () => {
    const { database, clock } = house;
    const patient = await house.treated();
    await house.begin(patient.token);
    await house.run(sql`update users set demo = true, created_at = ${'2026-11-22T08:00:00Z'}`);
    await house.run(sql`update journeys set demo = true, created_at = ${'2026-11-22T09:00:00Z'}`);
    await house.run(sql`update conversations set demo = true`);
    await house.run(sql`update messages set created_at = ${'2026-11-22T09:30:00Z'}`);
    await house.run(sql`delete from outbox_events`);
    const deps = {
      database,
      clock,
      revision: () => 0,
      beginsWithHistory: true,
      recentErrors: () => [],
      connections: () => 0,
    };
    await keepGrowing(deps)();
    await keepGrowing(deps)();
    const admin = await house.person('admin', 'boss');
    const { entries } = await read(admin.token);
    expect(entries.map(({ name, at }) => `${name} ${at}`)).toEqual([
      'message.sent 2026-11-22T09:30:00.000Z',
      'journey.asked 2026-11-22T09:00:00.000Z',
      'account.registered 2026-11-22T08:00:00.000Z',
    ]);
    expect(entries[0]).toMatchObject({ reference: null, country: null, path: null });
  });

  it('is for admins alone, and shows a demo admin the demo', async () => {
    const staff = await house.staff();
    expect((await house.send('GET', '/admin/live', staff.token)).status).toBe(403);
    await house.treated();
    await step();
    const demo = await house.person('admin', 'shown');
    await house.run(sql`update users set demo = true where id = ${demo.userId}`);
    expect(await read(demo.token)).toMatchObject({ entries: [], last_seq: 1, minutes: [] });
  });
});

const ERROR: RecentError = {
  at: new Date(),
  what: 'request failed',
  type: 'TypeError',
  message: 'x',
  code: null,
  where: null,
  requestId: 'req-1',
  job: null,
};
