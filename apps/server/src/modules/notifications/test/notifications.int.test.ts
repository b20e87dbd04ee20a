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
    expect(await told(token)).toMatchObject({ unread: 0, data: [], total: 0 });
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
    const second = await told(token, '?limit=3&page=2');
    expect([(first['data'] as Body[]).length, (second['data'] as Body[]).length]).toEqual([3, 2]);
    expect([first['total'], second['has_next']]).toEqual([5, false]);
    const places = (feed: Body) => (feed['data'] as { params: Body }[]).map(({ params }) => params['place']);
    expect(places(await told(token, '?sort=oldest'))).toEqual([...places(first), ...places(second)].toReversed());
    const ids = (first['data'] as Body[]).map(({ id }) => id);
    expect((await api.post('/notifications/read', other.token, { ids })).body).toEqual({ unread: 0 });
    expect((await told(token))['unread']).toBe(5);
    expect((await api.post('/notifications/read', token, { ids: ids.slice(0, 1) })).body).toEqual({ unread: 4 });
    expect((await api.post('/notifications/read', token, { all: true })).body).toEqual({ unread: 0 });
    expect((await api.get('/notifications/unread-count', token)).body).toEqual({ unread: 0 });
    expect((await api.post('/notifications/read', token, {})).status).toBe(422);
    expect((await api.get('/notifications')).status).toBe(401);
  });

  it('is narrowed by state and area, with counts that apply the other filter', async () => {
    const { email, token } = await api.person();
    await api.signInBy(email, FIREFOX);
    const [first] = (await told(token))['data'] as { id: string }[];
    await api.post('/notifications/read', token, { ids: [first?.id] });
    await api.calm();
    await api.signInBy(email, FIREFOX, 'Asia/Tokyo');
    expect(await told(token, '?state=unread')).toMatchObject({
      total: 1,
      data: [{ area: 'account', params: { place: 'Tokyo' } }],
      counts: { state: { unread: 1, read: 1 }, area: { account: 1, requests: 0, clinics: 0 } },
    });
    expect(await told(token, '?area=requests')).toMatchObject({
      total: 0,
      unread: 1,
      counts: { state: { unread: 0, read: 0 }, area: { account: 2 } },
    });
  });

  it('marks as unread, removes and restores some, only of the person who asks', async () => {
    const { email, token, id: userId } = await api.person();
    const other = await api.person();
    await api.signInBy(email, FIREFOX);
    const [one] = (await told(token))['data'] as { id: string }[];
    const ids = [one?.id];
    await api.post('/notifications/read', token, { ids });
    expect((await api.post('/notifications/unread', other.token, { ids })).body).toEqual({ unread: 0 });
    expect(await told(token)).toMatchObject({ unread: 0 });
    expect((await api.post('/notifications/unread', token, { ids })).body).toEqual({ unread: 1 });
    await api.post('/notifications/remove', other.token, { ids });
    expect(await told(token)).toMatchObject({ total: 1, unread: 1 });
    expect((await api.post('/notifications/remove', token, { ids })).body).toEqual({ unread: 0 });
    expect(await told(token)).toMatchObject({ total: 0, data: [] });
    await api.post('/notifications/restore', other.token, { ids });
    expect(await told(token)).toMatchObject({ total: 0 });
    expect((await api.post('/notifications/restore', token, { ids })).body).toEqual({ unread: 1 });
    await api.post('/notifications/remove', token, { ids });
    api.pass(2 * 24 * 60);
    await api.runScheduled('notifications.forget_old');
    const { rows } = await api.database.db.execute(sql`select id from notifications where user_id = ${userId}`);
    expect(rows).toEqual([]);
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
