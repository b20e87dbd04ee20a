import { decideFacilityPair, type FacilityPair } from '@travesia/contracts/imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import { systemClock } from '../../../platform/clock.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { decidePair } from '../commands/decide-pair.ts';
import { openImports } from '../testing/open-imports.ts';

const HEAD = 'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud';
const CEIBOS = '1001;CLINICA LOS CEIBOS DEL NORTE;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117';
/** The same clinic in another register, without street but with a second number. */
const MERGED = 'A-7;Clinica Los Ceibos del Norte;Salta;SALTA;;;0387 4220011 / 0387 4990000;-24.7859;-65.4117';
/** A part of it: perhaps the same. */
const PERHAPS = 'A-8;Clinica Los Ceibos del Norte - Anexo;Salta;SALTA;;;0387 4550000;-24.7861;-65.4119';

let open: Awaited<ReturnType<typeof openImports>>;
let token: string;
let userId: string;
beforeAll(async () => {
  open = await openImports();
});
beforeEach(async () => {
  await open.clear();
  await emptyTables(
    open.database,
    'imports',
    'import_runs',
    'import_changes',
    'facility_pairs',
    'search_documents',
    'stored_files',
    'providers',
  );
  ({ token, userId } = await open.somebody());
});
afterAll(() => open.close());

const rows = async (query: ReturnType<typeof sql>) => (await open.database.db.execute(query)).rows;

async function take(source: string, lines: readonly string[], until: 'check' | 'commit' = 'commit') {
  const options = {
    preset: null,
    mapping: null,
    country: 'AR',
    source_key: source,
    source_name: source,
    licence: null,
  };
  const { body: sent } = await open.upload(token, `${source}.csv`, [HEAD, ...lines].join('\n'));
  let { body: one } = await open.call('PUT', `/${sent.id}`, token, { options, version: sent.version });
  for (const run of until === 'check' ? ['check'] : ['check', 'commit']) {
    await open.call('POST', `/${one.id}/${run}`, token, { version: one.version });
    await open.settle();
    one = (await open.call('GET', `/${one.id}`, token)).body;
  }
  return one;
}
const pairs = async (query = '', by = token) =>
  (await open.call('GET', `/pairs${query}`, by)).body as unknown as {
    data: FacilityPair[];
    counts: Record<string, number>;
    total: number;
  };
const decide = (pair: FacilityPair, action: string, by = token) =>
  open.call('PUT', `/pairs/${pair.id}/decision`, by, { action, version: pair.version });
/** Everything about listings that a person or another table could see. */
const everything = async () => ({
  listings: await rows(sql`select * from providers order by id`),
  sources: await rows(sql`select * from provider_sources order by id`),
  notes: await rows(sql`select id, record_id from record_notes order by id`),
  leads: await rows(sql`select id, provider_id from clinic_change_requests order by id`),
  saved: await rows(sql`select id, target_id from favorite_items order by id`),
  found: await rows(sql`select ref from search_documents where kind = 'provider' order by ref`),
});
const first = async (query = '') => {
  const [pair] = (await pairs(query)).data;
  if (!pair) throw new Error('there is no such pair');
  return pair;
};

/** What hangs on the listing with this name: a note, a request, a saved listing. */
async function hangOn(like: string) {
  await rows(sql`insert into record_notes (id, about, record_id, body)
    select gen_random_uuid(), 'provider', id, 'They called.' from providers where name like ${like}`);
  await rows(sql`insert into clinic_change_requests (id, provider_id, state, name, requested_at)
    select gen_random_uuid(), id, 'waiting', 'Los Ceibos', now() from providers where name like ${like}`);
  const list = await rows(
    sql`insert into favorite_lists (id, user_id, is_default) values (gen_random_uuid(), ${userId}, true) returning id`,
  );
  await rows(sql`insert into favorite_items (id, list_id, user_id, target_type, target_id, name)
    select gen_random_uuid(), ${list[0]?.['id']}::uuid, ${userId}::uuid, 'provider', id::text, name from providers where name like ${like}`);
}

describe('deciding pairs of facilities', () => {
  it('shows both side by side, with what differs and how far apart they are', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [PERHAPS]);
    const { data, counts, total } = await pairs();
    expect({ total, ...counts }).toEqual({ total: 1, open: 1, merged: 0, same: 0, different: 0 });
    expect(data[0]).toMatchObject({
      state: 'open',
      row: { register: 'nacional', code: 'A-8', slug: expect.any(String), is_partner: false },
      listing: { register: 'salta', code: '1001', street: 'Belgrano 1200' },
      differing: ['name', 'phones'],
      distance_km: expect.closeTo(0.03, 2),
      actions: ['join', 'separate'],
    });
  });

  it('joins two listings with all that hangs on them, and undoes it as if nothing had been', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [PERHAPS]);
    await hangOn('%Anexo%');
    const before = await everything();
    const same = await decide(await first(), 'join');
    expect(same).toMatchObject({ status: 200, body: { state: 'same', actions: ['separate', 'reopen'] } });
    const joined = await everything();
    expect(joined.listings).toHaveLength(1);
    expect(joined.listings[0]).toMatchObject({ street: 'Belgrano 1200', phones: ['+543874220011', '+543874550000'] });
    const id = joined.listings[0]?.['id'];
    expect(joined.notes).toMatchObject([{ record_id: id }]);
    expect(joined.leads).toMatchObject([{ provider_id: id }]);
    expect(joined.saved).toMatchObject([{ target_id: id }]);
    expect(joined.found).toHaveLength(1);
    expect((await decide(same.body as unknown as FacilityPair, 'reopen')).body.state).toBe('open');
    expect(await everything()).toEqual(before);
    expect((await decide(await first(), 'join')).status).toBe(200);
    expect((await decide(await first('?state=same'), 'separate')).body.state).toBe('different');
    expect(await everything()).toEqual(before);
  });

  it('undoes a merge of an import: the row becomes a listing, and what it filled goes', async () => {
    await take('salta', [CEIBOS]);
    const before = await rows(sql`select * from providers`);
    await take('nacional', [MERGED]);
    expect(await rows(sql`select id from providers`)).toHaveLength(1);
    const merged = await first('?state=merged');
    expect(merged).toMatchObject({ row: { code: 'A-7', slug: null }, actions: ['join', 'separate'] });
    expect((await decide(merged, 'separate')).body.state).toBe('different');
    const after = await rows(sql`select * from providers order by id`);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({
      name: 'Clinica Los Ceibos del Norte',
      phones: ['+543874220011', '+543874990000'],
    });
    expect(await rows(sql`select ref from search_documents where kind = 'provider'`)).toHaveLength(2);
    expect((await take('nacional', [MERGED])).counts).toMatchObject({ added: 0, merged: 0, unchanged: 1 });
  });

  it('remembers "different" when the import is reverted and made again', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [MERGED]);
    await decide(await first('?state=merged'), 'separate');
    await rows(
      sql`delete from providers where id in (select provider_id from provider_sources where source = 'nacional')`,
    );
    expect((await take('nacional', [MERGED])).counts).toMatchObject({ added: 1, merged: 0, possible: 0 });
    expect((await pairs()).counts).toMatchObject({ open: 0, merged: 0, different: 1 });
  });

  it('remembers "same" decided after a dry run, and the import merges accordingly, whichever register comes later', async () => {
    await take('salta', [CEIBOS]);
    const { counts } = await take('nacional', [PERHAPS], 'check');
    expect(counts).toMatchObject({ added: 1, possible: 1 });
    expect((await decide(await first(), 'join')).body.state).toBe('same');
    expect(await rows(sql`select id from providers`)).toHaveLength(1);
    expect((await take('nacional', [PERHAPS])).counts).toMatchObject({ added: 0, merged: 1, possible: 0 });
    await rows(sql`delete from providers`);
    await take('nacional', [PERHAPS]);
    expect((await take('salta', [CEIBOS])).counts).toMatchObject({ added: 0, merged: 1 });
  });

  it('forgets to ask about a dry run whose file was dropped', async () => {
    await take('salta', [CEIBOS]);
    const one = await take('nacional', [PERHAPS], 'check');
    expect((await pairs(`?import=${one.id}`)).total).toBe(1);
    await open.call('POST', `/${one.id}/withdraw`, token, { version: one.version });
    expect((await pairs()).total).toBe(0);
  });

  it('keeps the listing of a clinic, and refuses to join two clinics', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [PERHAPS]);
    await rows(sql`update providers set listing = 'partner' where name like '%Anexo%'`);
    expect((await decide(await first(), 'join')).status).toBe(200);
    expect(await rows(sql`select listing, name from providers`)).toMatchObject([
      { listing: 'partner', name: expect.stringContaining('Anexo') },
    ]);
    await decide(await first('?state=same'), 'reopen');
    await rows(sql`update providers set listing = 'partner'`);
    expect((await decide(await first(), 'join')).body.code).toBe('imports.pair_of_partners');
  });

  it('is logged, and deciding the same twice changes nothing', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [PERHAPS]);
    const pair = await first();
    const once = await decide(pair, 'separate');
    expect((await decide(pair, 'separate')).body).toEqual(once.body);
    expect((await decide(pair, 'join')).body.code).toBe('request.stale_version');
    const log = await rows(
      sql`select action, target_id from audit_entries where action like 'imports.pair_%' and actor_id = ${userId}`,
    );
    expect(log).toEqual([{ action: 'imports.pair_separated', target_id: pair.id }]);
  });

  it('is for admins; those of the demo see and decide pairs of the demo only', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [PERHAPS]);
    const pair = await first();
    const clinic = await open.somebody({ role: 'provider' });
    expect((await decide(pair, 'join', clinic.token)).status).toBe(403);
    const visitor = await open.somebody({ demo: true });
    expect((await pairs('', visitor.token)).total).toBe(0);
    expect((await decide(pair, 'join', visitor.token)).body.code).toBe('imports.pair_not_found');
    expect(decideFacilityPair.access).toEqual(['admin']);
  });

  it('can be done by the command line', async () => {
    await take('salta', [CEIBOS]);
    await take('nacional', [PERHAPS]);
    const deps = { database: open.database, clock: systemClock };
    const { id } = await first();
    expect(await decidePair(deps, { id, action: 'join' }, commandLine)).toMatchObject({ state: 'same' });
    expect(await decidePair(deps, { id, action: 'separate' }, commandLine)).toMatchObject({ state: 'different' });
    expect(await rows(sql`select id from providers`)).toHaveLength(2);
  });
});
