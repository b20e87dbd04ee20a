import {
  changeFavorite,
  checkFavorites,
  compareFavorites,
  createFavoriteList,
  deleteFavoriteList,
  getFavoriteList,
  importFavorites,
  listFavoriteLists,
  listFavorites,
  removeFavorite,
  renameFavoriteList,
  saveFavorite,
  shareFavoriteList,
  withdrawFavoriteShare,
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
const NOBODY = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const TREATMENT = { target_type: 'treatment', target_id: 'hip-replacement' } as const;
const offer = (index: number) => ({ target_type: 'package', target_id: api.offer(index).id }) as const;
const clinic = (index: number) => ({ target_type: 'provider', target_id: api.clinic(index).id }) as const;
const refused = (code: string) => ({ code });
const save = (who: Who, body: Parameters<typeof api.call<typeof saveFavorite>>[1]['body']) =>
  api.call(saveFavorite, { body }, who);
const lists = async (who: Who) => (await api.call(listFavoriteLists, {}, who)).data;
const read = (who: Who, id: string, query = {}) => api.call(getFavoriteList, { params: { id }, query }, who);
const make = (who: Who, name: string) => api.call(createFavoriteList, { body: { name } }, who);

describe('saving', () => {
  it('creates the default list on first use and saves each item once', async () => {
    const rosa = await api.person();
    expect(await lists(rosa)).toEqual([]);
    const [first, second] = [await save(rosa, offer(0)), await save(rosa, offer(0))];
    expect(second.id).toBe(first.id);
    await save(rosa, clinic(0));
    await save(rosa, TREATMENT);
    const [list, ...others] = await lists(rosa);
    expect(others).toEqual([]);
    expect(list).toMatchObject({ name: 'Saved', default: true, item_count: 3, shared: false });
    expect(list?.latest.map(({ target_type: type }) => type)).toEqual(['treatment', 'provider', 'package']);
    const { items } = await read(rosa, String(list?.id), { language: 'es', currency: 'BRL' });
    const [treatment, provider, pack] = items;
    expect(pack).toMatchObject({ gone: false, price_change: null, saved_price: { currency: 'BRL' } });
    expect(pack?.target).toMatchObject({
      provider_name: api.offer(0).provider.name,
      treatment: { slug: 'hip-replacement' },
      price: { currency: 'BRL' },
    });
    expect(provider?.target).toMatchObject({ name: api.clinic(0).name, slug: api.clinic(0).slug });
    expect(treatment?.target).toMatchObject({ slug: 'hip-replacement', rating: null, price: { currency: 'BRL' } });
  });

  it('keeps one of two concurrent requests', async () => {
    const rosa = await api.person();
    const [one, other] = await Promise.all([save(rosa, offer(0)), save(rosa, offer(0))]);
    expect(one.id).toBe(other.id);
    expect((await api.call(listFavorites, {}, rosa)).total).toBe(1);
  });

  it('rejects unknown items', async () => {
    const rosa = await api.person();
    for (const target_type of ['package', 'provider', 'treatment'] as const)
      await expect(save(rosa, { target_type, target_id: NOBODY })).rejects.toMatchObject(
        refused('favorites.target_not_found'),
      );
    await expect(save(rosa, { target_type: 'package', target_id: 'no-id' })).rejects.toMatchObject(
      refused('favorites.target_not_found'),
    );
    await expect(save(rosa, { ...offer(0), list_id: NOBODY })).rejects.toMatchObject(
      refused('favorites.list_not_found'),
    );
    await expect(api.call(listFavoriteLists, {})).rejects.toMatchObject(refused('access.signed_out'));
  });

  it('returns which items of a page are saved', async () => {
    const rosa = await api.person();
    const { id } = await save(rosa, offer(0));
    await save(rosa, clinic(0));
    const ids = [api.offer(0).id, api.offer(1).id, api.clinic(0).id].join(',');
    const all = await api.call(checkFavorites, { query: { target_ids: ids } }, rosa);
    expect(all.total).toBe(2);
    expect(all.data.map(({ target_id: one }) => one).toSorted()).toEqual(
      [api.offer(0).id, api.clinic(0).id].toSorted(),
    );
    const packages = await api.call(checkFavorites, { query: { target_type: 'package', target_ids: ids } }, rosa);
    expect(packages.data).toEqual([expect.objectContaining({ id, ...offer(0) })]);
    expect((await api.call(checkFavorites, {}, rosa)).data).toEqual([]);
  });
});

describe('later changes', () => {
  it('are marked: a price in the provider’s currency, and unavailable items with alternatives', async () => {
    const own = await openFavorites();
    try {
      const rosa = await own.person();
      const cheaper = own.offer(0);
      const left = own.offer(1);
      for (const { id } of [cheaper, left])
        await own.call(saveFavorite, { body: { target_type: 'package', target_id: id } }, rosa);
      await own.database.db.execute(
        sql`update packages set price_minor = price_minor - (price_minor / 10) where id = ${cheaper.id}`,
      );
      await own.database.db.execute(sql`update packages set status = 'archived' where id = ${left.id}`);
      const { data } = await own.call(listFavorites, {}, rosa);
      const [gone, kept] = data;
      expect(kept?.price_change).toMatchObject({ direction: 'lower', percent: 10 });
      // Both without extras, unlike the total of the offer.
      const { saved_price: before, price_change: change } = kept ?? {};
      expect((change?.now.amount ?? 0) / (before?.amount ?? 1)).toBeCloseTo(0.9, 3);
      expect(gone).toMatchObject({
        gone: true,
        target: null,
        name: `${left.provider.name}: ${left.title}`,
        price_change: null,
      });
      expect(gone?.alternatives).toHaveLength(3);
      for (const other of gone?.alternatives ?? []) expect(other.treatment?.slug).toBe('hip-replacement');
      const list = (await own.call(listFavoriteLists, {}, rosa)).data[0];
      expect(list?.latest.map(({ target_id: id }) => id)).toEqual([cheaper.id]);
    } finally {
      await own.close();
    }
  });
});

describe('another user', () => {
  it('finds none of it', async () => {
    const [rosa, luis] = [await api.person(), await api.person('Luis')];
    const list = await make(rosa, 'Mine');
    const { id } = await save(rosa, { ...offer(0), list_id: list.id });
    const params = { id: list.id };
    const body = { name: 'Yours' };
    const notHis = refused('favorites.list_not_found');
    await expect(read(luis, list.id)).rejects.toMatchObject(notHis);
    await expect(api.call(renameFavoriteList, { params, body }, luis)).rejects.toMatchObject(notHis);
    await expect(api.call(deleteFavoriteList, { params }, luis)).rejects.toMatchObject(notHis);
    await expect(api.call(shareFavoriteList, { params, body: {} }, luis)).rejects.toMatchObject(notHis);
    await expect(api.call(withdrawFavoriteShare, { params }, luis)).rejects.toMatchObject(notHis);
    await expect(api.call(compareFavorites, { params }, luis)).rejects.toMatchObject(notHis);
    await expect(save(luis, { ...offer(1), list_id: list.id })).rejects.toMatchObject(notHis);
    const noSuch = refused('favorites.not_found');
    await expect(api.call(removeFavorite, { params: { id } }, luis)).rejects.toMatchObject(noSuch);
    await expect(api.call(changeFavorite, { params: { id }, body: { note: 'x' } }, luis)).rejects.toMatchObject(noSuch);
    const his = await save(luis, offer(1));
    const steal = api.call(changeFavorite, { params: { id: his.id }, body: { list_id: list.id } }, luis);
    await expect(steal).rejects.toMatchObject(notHis);
    expect((await api.call(checkFavorites, { query: { target_ids: api.offer(0).id } }, luis)).data).toEqual([]);
    await api.call(removeFavorite, { params: { id } }, rosa);
    await expect(api.call(removeFavorite, { params: { id } }, rosa)).rejects.toMatchObject(noSuch);
  });

  it('can’t be assigned items, even by the database', async () => {
    const [rosa, luis] = [await api.person(), await api.person('Luis')];
    const list = await make(rosa, 'Mine');
    const foreign = api.database.db.execute(sql`
      insert into favorite_items (id, list_id, user_id, target_type, target_id, name)
      values (gen_random_uuid(), ${list.id}, ${luis.actor.userId}, 'treatment', 'hip-replacement', 'Hip')`);
    await expect(foreign).rejects.toMatchObject({ cause: { constraint: 'favorite_items_list' } });
  });
});

describe('importing from a device', () => {
  it('adds to the default list once, in order, and reports unknown items', async () => {
    const rosa = await api.person();
    const elsewhere = await make(rosa, 'Elsewhere');
    await save(rosa, { ...offer(2), list_id: elsewhere.id });
    const items = [TREATMENT, offer(0), clinic(0), offer(2), { target_type: 'package' as const, target_id: NOBODY }];
    const take = () => api.call(importFavorites, { body: { items: [...items, TREATMENT] } }, rosa);
    const receipt = await take();
    expect(receipt).toMatchObject({
      imported: 3,
      already: 1,
      skipped: [{ target_type: 'package', target_id: NOBODY, reason: 'unknown' }],
    });
    expect(await take()).toMatchObject({ imported: 0, already: 4 });
    const list = await read(rosa, receipt.list_id);
    expect(list.default).toBe(true);
    expect(list.items.map(({ target_id: id }) => id)).toEqual([TREATMENT.target_id, api.offer(0).id, api.clinic(0).id]);
    expect((await read(rosa, elsewhere.id)).item_count).toBe(1);
  });

  it('stops at a full list and reports it', async () => {
    const rosa = await api.person();
    const { list_id: listId } = await save(rosa, clinic(0));
    await api.database.db.execute(sql`
      insert into favorite_items (id, list_id, user_id, target_type, target_id, name)
      select gen_random_uuid(), ${listId}, ${rosa.actor.userId}, 'treatment', 'gone-' || n, 'Gone' from generate_series(1, 198) n`);
    const receipt = await api.call(importFavorites, { body: { items: [offer(0), offer(1)] } }, rosa);
    expect(receipt).toMatchObject({ imported: 1, skipped: [{ ...offer(1), reason: 'full' }] });
  });
});

describe('comparing', () => {
  it('compares the chosen packages of a list or the latest four', async () => {
    const rosa = await api.person();
    for (const index of [0, 1, 2, 3, 4]) await save(rosa, offer(index));
    await save(rosa, clinic(0));
    const id = String((await lists(rosa))[0]?.id);
    const compare = (packages?: string) => api.call(compareFavorites, { params: { id }, query: { packages } }, rosa);
    const shown = async (packages?: string) => (await compare(packages)).data.map((one) => one.package.id).toSorted();
    expect(await shown()).toEqual([1, 2, 3, 4].map((index) => api.offer(index).id).toSorted());
    const chosen = [api.offer(0).id, api.offer(2).id];
    expect(await shown(chosen.join(','))).toEqual(chosen.toSorted());
    expect(await shown(api.offer(7).id)).toEqual([]);
  });
});
