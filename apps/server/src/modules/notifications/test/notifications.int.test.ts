import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../accounts/testing/open-accounts.ts';
import { activateAccount, allAccounts, changeRole, suspendAccount } from '../../accounts/index.ts';
import { openSupport, type OpenSupport } from '../../support/testing/open-support.ts';

let api: OpenSupport;
beforeAll(async () => {
  api = await openSupport();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
type Body = Record<string, unknown>;
const told = async (token: string, query = '') => {
  await api.settle();
  return (await api.get(`/notifications${query}`, token)).body;
};
const kinds = (feed: Body) => (feed['data'] as Body[]).map(({ kind }) => kind);

describe('a notification', () => {
  it('announces a sign-in from a new browser or place, and no other', async () => {
    const { email, token } = await api.person();
    expect(await told(token)).toMatchObject({ unread: 0, data: [], next_before: null });
    await api.signInBy(email, FIREFOX);
    expect(await told(token)).toMatchObject({
      unread: 1,
      data: [{ kind: 'new_device', params: { device: 'Firefox, Windows', place: 'Bogota' }, path: '/activity' }],
    });
    await api.signInBy(email, FIREFOX);
    expect(await told(token)).toMatchObject({ unread: 1 });
    await api.signInBy(email, FIREFOX, 'Asia/Tokyo');
    expect(await told(token)).toMatchObject({ unread: 2, data: [{ params: { place: 'Tokyo' } }, {}] });
  });

  it('announces a changed password, role and account status', async () => {
    const { token, id } = await api.person();
    await api.post('/auth/change-password', token, {
      current_password: PASSWORD,
      new_password: 'otra frase muy propia',
    });
    const scope = allAccounts({ kind: 'command_line' });
    await changeRole(api.setup, scope, { userId: id, role: 'organization' });
    expect(kinds(await told(token))).toEqual(['role_changed', 'password_changed']);
    await suspendAccount(api.setup, scope, { userId: id, reason: 'for this test' });
    await activateAccount(api.setup, scope, { userId: id });
    await api.settle();
    const { rows } = await api.database.db.execute<{ kind: string }>(
      sql`select kind from notifications where user_id = ${id}`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account_suspended', 'account_activated']));
  });

  it('is created once, however often the event is relayed', async () => {
    const { email, token } = await api.person();
    await api.signInBy(email, FIREFOX);
    await told(token);
    await api.database.db.execute(sql`update outbox_events set relayed_at = null`);
    expect(await told(token)).toMatchObject({ unread: 1 });
  });
});

describe('the list', () => {
  it('is paginated, and read notifications stay read', async () => {
    const { email, token } = await api.person();
    const other = await api.person();
    const zones = ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Dubai', 'Europe/Rome', 'Europe/Paris'];
    for (const zone of zones) {
      await api.calm();
      await api.signInBy(email, FIREFOX, zone);
    }
    const first = await told(token, '?limit=3');
    const second = await told(token, `?limit=3&before=${String(first['next_before'])}`);
    expect([(first['data'] as Body[]).length, (second['data'] as Body[]).length]).toEqual([3, 2]);
    expect(second['next_before']).toBeNull();
    const ids = (first['data'] as Body[]).map(({ id }) => id);
    expect((await api.post('/notifications/read', other.token, { ids })).body).toEqual({ unread: 0 });
    expect((await told(token))['unread']).toBe(5);
    expect((await api.post('/notifications/read', token, { ids: ids.slice(0, 1) })).body).toEqual({ unread: 4 });
    expect((await api.post('/notifications/read', token, { all: true })).body).toEqual({ unread: 0 });
    expect((await api.get('/notifications/unread-count', token)).body).toEqual({ unread: 0 });
    expect((await api.post('/notifications/read', token, {})).status).toBe(422);
    expect((await api.get('/notifications')).status).toBe(401);
  });

  it('drops notifications half a year after they were read', async () => {
    const { email, token, id } = await api.person();
    await api.signInBy(email, FIREFOX);
    await told(token);
    const count = async () => {
      const { rows } = await api.database.db.execute<{ n: number }>(
        sql`select count(*)::int as n from notifications where user_id = ${id}`,
      );
      return rows[0]?.n;
    };
    await api.post('/notifications/read', token, { all: true });
    api.pass(179 * 24 * 60);
    await api.runScheduled('notifications.forget_old');
    expect(await count()).toBe(1);
    api.pass(2 * 24 * 60);
    await api.runScheduled('notifications.forget_old');
    expect(await count()).toBe(0);
  });
});
