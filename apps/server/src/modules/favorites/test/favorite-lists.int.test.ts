import {
  changeFavorite,
  createFavoriteList,
  deleteFavoriteList,
  getFavoriteList,
  listFavoriteLists,
  listFavorites,
  renameFavoriteList,
  saveFavorite,
} from '@travesia/contracts/favorites';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFavorites, type OpenFavorites } from '../testing/open-favorites.ts';

let api: OpenFavorites;
beforeAll(async () => {
  api = await openFavorites();
});
afterAll(() => api.close());

type Who = Awaited<ReturnType<OpenFavorites['person']>>;
const offer = (index: number) => ({ target_type: 'package', target_id: api.offer(index).id }) as const;
const clinic = (index: number) => ({ target_type: 'provider', target_id: api.clinic(index).id }) as const;
const refused = (code: string) => ({ code });
const save = (who: Who, body: Parameters<typeof api.call<typeof saveFavorite>>[1]['body']) =>
  api.call(saveFavorite, { body }, who);
const lists = async (who: Who) => (await api.call(listFavoriteLists, {}, who)).data;
const read = (who: Who, id: string, query = {}) => api.call(getFavoriteList, { params: { id }, query }, who);
const make = (who: Who, name: string) => api.call(createFavoriteList, { body: { name } }, who);

describe('lists', () => {
  it('have unique names, regardless of case and language', async () => {
    const rosa = await api.person();
    const knee = await make(rosa, '  Knee   2027 ');
    expect(knee.name).toBe('Knee 2027');
    for (const name of ['KNEE 2027', 'saved', 'Guardados'])
      await expect(make(rosa, name)).rejects.toMatchObject(refused('favorites.name_taken'));
    await expect(make(rosa, '   ')).rejects.toMatchObject(refused('request.invalid'));
    const other = await make(rosa, 'Teeth');
    const rename = (id: string, name: string) => api.call(renameFavoriteList, { params: { id }, body: { name } }, rosa);
    await expect(rename(other.id, 'knee 2027')).rejects.toMatchObject(refused('favorites.name_taken'));
    expect((await rename(knee.id, 'Knee 2027!')).name).toBe('Knee 2027!');
    expect((await rename(knee.id, 'KNEE 2027!')).name).toBe('KNEE 2027!');
    const saved = (await lists(rosa)).find((list) => list.default);
    expect((await rename(String(saved?.id), 'Everything')).name).toBe('Everything');
    expect((await make(rosa, 'Saved')).name).toBe('Saved');
  });

  it('are deleted with their items, except the default one', async () => {
    const rosa = await api.person();
    const list = await make(rosa, 'Hips');
    await save(rosa, { ...offer(0), list_id: list.id });
    await save(rosa, clinic(0));
    const remove = (id: string) => api.call(deleteFavoriteList, { params: { id } }, rosa);
    const usual = (await lists(rosa))[0];
    await expect(remove(String(usual?.id))).rejects.toMatchObject(refused('favorites.default_list_stays'));
    await remove(list.id);
    expect((await api.call(listFavorites, {}, rosa)).data.map(({ target_id: id }) => id)).toEqual([api.clinic(0).id]);
    await expect(remove(list.id)).rejects.toMatchObject(refused('favorites.list_not_found'));
  });

  it('are limited to fifty', async () => {
    const rosa = await api.person();
    for (let index = 1; index < 50; index++) await make(rosa, `List ${index}`);
    await expect(make(rosa, 'One more')).rejects.toMatchObject(refused('favorites.too_many_lists'));
  });

  it('are limited to two hundred items', async () => {
    const rosa = await api.person();
    const list = await make(rosa, 'Full');
    await api.database.db.execute(sql`
      insert into favorite_items (id, list_id, user_id, target_type, target_id, name)
      select gen_random_uuid(), ${list.id}, ${rosa.actor.userId}, 'treatment', 'gone-' || n, 'Gone' from generate_series(1, 200) n`);
    await expect(save(rosa, { ...offer(0), list_id: list.id })).rejects.toMatchObject(refused('favorites.list_full'));
    const { id } = await save(rosa, offer(0));
    const move = api.call(changeFavorite, { params: { id }, body: { list_id: list.id } }, rosa);
    await expect(move).rejects.toMatchObject(refused('favorites.list_full'));
    const { items } = await read(rosa, list.id);
    expect(items).toHaveLength(200);
  });

  it('show notes, which are encrypted in the database, and allow moving items', async () => {
    const rosa = await api.person();
    const list = await make(rosa, 'Hips');
    const { id } = await save(rosa, offer(0));
    const change = (body: { note?: string | null; list_id?: string }) =>
      api.call(changeFavorite, { params: { id }, body }, rosa);
    expect(await change({ note: ' Ask about the implant ' })).toMatchObject({ note: 'Ask about the implant' });
    expect(await change({ list_id: list.id })).toMatchObject({ note: 'Ask about the implant', list_id: list.id });
    const { rows } = await api.database.db.execute(sql`select note_sealed from favorite_items where id = ${id}`);
    expect(JSON.stringify(rows)).not.toContain('implant');
    expect((await read(rosa, list.id)).items).toMatchObject([{ note: 'Ask about the implant' }]);
    expect(await save(rosa, offer(0))).toMatchObject({ list_id: list.id, note: 'Ask about the implant' });
    expect(await change({ note: '' })).toMatchObject({ note: null });
    await expect(change({ note: 'x'.repeat(501) })).rejects.toMatchObject(refused('request.invalid'));
  });
});
