import {
  createFavoriteList,
  getFavoriteList,
  getSharedFavorites,
  saveFavorite,
  shareFavoriteList,
  withdrawFavoriteShare,
} from '@travesia/contracts/favorites';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFavorites, type OpenFavorites } from '../testing/open-favorites.ts';

let api: OpenFavorites;
beforeAll(async () => {
  api = await openFavorites();
});
afterAll(() => api.close());

const open = (token: string) => api.call(getSharedFavorites, { params: { token } });
const GONE = { code: 'favorites.share_not_found' };

async function sharing() {
  const rosa = await api.person('Rosa');
  const { id } = await api.call(createFavoriteList, { body: { name: 'Hips' } }, rosa);
  const body = { target_type: 'package', target_id: api.offer(0).id, list_id: id, note: 'Asked on Monday' } as const;
  await api.call(saveFavorite, { body }, rosa);
  const share = (with_notes = false) => api.call(shareFavoriteList, { params: { id }, body: { with_notes } }, rosa);
  return { rosa, id, share };
}

it('shows the list to anyone with the link, with first name and without notes', async () => {
  const { rosa, id, share } = await sharing();
  const { token, with_notes: withNotes } = await share();
  expect(withNotes).toBe(false);
  const seen = await open(token);
  expect(seen).toMatchObject({ name: 'Hips', owner_first_name: 'Rosa', gone_count: 0 });
  expect(seen.items).toMatchObject([{ target: { target_id: api.offer(0).id }, note: null }]);
  expect(JSON.stringify(seen)).not.toMatch(/Delgado|example\.com|Monday/);
  expect((await api.call(getFavoriteList, { params: { id } }, rosa)).share).toMatchObject({ token });
  await expect(open(`${token}x`)).rejects.toMatchObject(GONE);
  const { rows } = await api.database.db.execute(sql`select * from favorite_lists where id = ${id}`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('keeps its link while the notes setting changes, and shows notes only if enabled', async () => {
  const { share } = await sharing();
  const { token } = await share();
  expect((await share(true)).token).toBe(token);
  expect((await open(token)).items).toMatchObject([{ note: 'Asked on Monday' }]);
  await share(false);
  expect((await open(token)).items).toMatchObject([{ note: null }]);
});

it('ends when revoked, when the account is suspended, and with the list; a new link differs', async () => {
  const { rosa, id, share } = await sharing();
  const { token } = await share();
  const withdraw = () => api.call(withdrawFavoriteShare, { params: { id } }, rosa);
  await withdraw();
  await withdraw();
  await expect(open(token)).rejects.toMatchObject(GONE);
  const again = await share();
  expect(again.token).not.toBe(token);
  await api.database.db.execute(sql`update users set status = 'suspended' where id = ${rosa.actor.userId}`);
  await expect(open(again.token)).rejects.toMatchObject(GONE);
  await api.database.db.execute(sql`update users set status = 'active' where id = ${rosa.actor.userId}`);
  expect((await open(again.token)).name).toBe('Hips');
  await api.database.db.execute(sql`delete from users where id = ${rosa.actor.userId}`);
  await expect(open(again.token)).rejects.toMatchObject(GONE);
});

it('is recorded in the audit log, without the link', async () => {
  const { rosa, id, share } = await sharing();
  const { token } = await share();
  await share();
  await api.call(withdrawFavoriteShare, { params: { id } }, rosa);
  const { rows } = await api.database.db.execute(
    sql`select action, target_id, facts from audit_entries where subject_id = ${rosa.actor.userId} order by position`,
  );
  expect(rows).toMatchObject([
    { action: 'favorites.list_shared', target_id: id, facts: { with_notes: false } },
    { action: 'favorites.share_withdrawn', target_id: id },
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
});
