import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { forgetOldChanges } from '../commands/forget-old-changes.ts';
import { openImports } from '../testing/open-imports.ts';

const HEAD = 'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud';
const CEIBOS = '1001;CLINICA LOS CEIBOS DEL NORTE;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117';
const HONDO = '1002;HOSPITAL ZONAL VALLE HONDO;Salta;METÁN;MITRE 45;4440;03876 420022;-25.4958;-64.9730';
const ALBA = '1003;CLINICA QUEBRADA DEL ALBA;Salta;SALTA;CASEROS 990;4400;0387 4220033;-24.7901;-65.4050';
const MOVED = HONDO.replace('MITRE 45', 'MITRE 450');
const REASON = 'The wrong edition was imported.';

let open: Awaited<ReturnType<typeof openImports>>;
let token: string;
let userId: string;
beforeAll(async () => {
  open = await openImports();
});
beforeEach(async () => {
  await open.clear();
  await emptyTables(open.database, 'imports', 'import_runs', 'import_changes', 'stored_files', 'providers');
  ({ token, userId } = await open.somebody());
});
afterAll(() => open.close());

/** Imports a registry as an admin does; returns its completed run. */
async function applied(...rows: string[]) {
  const options = {
    preset: null,
    mapping: null,
    country: 'AR',
    source_key: 'salta',
    source_name: 'Salta',
    licence: null,
  };
  const { body: sent } = await open.upload(token, 'salta.csv', [HEAD, ...rows].join('\n'));
  let { body: one } = await open.call('PUT', `/${sent.id}`, token, { options, version: sent.version });
  for (const run of ['check', 'commit']) {
    await open.call('POST', `/${one.id}/${run}`, token, { version: one.version });
    await open.settle();
    one = (await open.call('GET', `/${one.id}`, token)).body;
  }
  if (!one.run) throw new Error('the import was not completed');
  return one.run;
}
const preview = async (id: string) => (await open.call('GET', `/history/${id}/revert`, token)).body;
const revert = (id: string, by = token, body: object = { version: 1, reason: REASON }) =>
  open.call('POST', `/history/${id}/revert`, by, body);
const kept = async (id: string) => (await open.call('GET', `/history/${id}/kept`, token)).body.data;
const rows = async (query: ReturnType<typeof sql>) => (await open.database.db.execute(query)).rows;
const listings = () => rows(sql`select split_part(slug, '-', 2) as name, street from providers order by name`);

describe('reverting an import', () => {
  it('removes what it added and restores what it changed, as the preview says', async () => {
    await applied(CEIBOS, HONDO);
    const [before, sources] = [await listings(), await rows(sql`select * from provider_sources order by id`)];
    const run = await applied(CEIBOS, MOVED, ALBA);
    expect(await listings()).toHaveLength(3);
    expect(await preview(run.id)).toMatchObject({ removed: 1, restored: 1, kept: 0 });
    const { status, body } = await revert(run.id);
    expect({ status, ...body }).toMatchObject({
      status: 200,
      state: 'reverted',
      actions: [],
      reversal: { removed: 1, restored: 1, kept: 0, reason: REASON },
    });
    expect(await listings()).toEqual(before);
    expect(await rows(sql`select * from provider_sources order by id`)).toEqual(sources);
    const found = await rows(sql`select ref from search_documents where kind = 'provider' order by ref`);
    expect(found).toHaveLength(2);
    expect((await applied(CEIBOS, MOVED, ALBA)).counts).toMatchObject({ added: 1, updated: 1, unchanged: 1 });
  });

  it('is logged with reason and counts', async () => {
    const run = await applied(CEIBOS);
    await revert(run.id);
    expect(
      await rows(sql`select facts from audit_entries where action = 'imports.reverted' and actor_id = ${userId}`),
    ).toEqual([{ facts: { reason: REASON, removed: 1, restored: 0, kept: 0 } }]);
  });

  it('leaves listings that were changed, claimed or referred to since, and says why', async () => {
    const run = await applied(CEIBOS, HONDO, ALBA);
    await rows(sql`update providers set website = 'https://alba.example', version = 2 where slug like '%alba%'`);
    await rows(sql`update providers set listing = 'partner', version = 2 where slug like '%ceibos%'`);
    await rows(sql`insert into record_notes (id, about, record_id, body)
      select gen_random_uuid(), 'provider', id, 'They called.' from providers where slug like '%hondo%'`);
    expect(await preview(run.id)).toEqual({
      removed: 0,
      restored: 0,
      kept: 3,
      kept_by_reason: { claimed: 1, changed: 1, later_import: 0, in_use: 1 },
    });
    await revert(run.id);
    expect(await listings()).toHaveLength(3);
    expect(await kept(run.id)).toEqual([
      { name: 'Clínica Los Ceibos del Norte', slug: expect.any(String), reason: 'claimed' },
      { name: 'Clínica Quebrada del Alba', slug: expect.any(String), reason: 'changed' },
      { name: 'Hospital Zonal Valle Hondo', slug: expect.any(String), reason: 'in_use' },
    ]);
  });

  it('leaves a listing that a foreign key refers to', async () => {
    const run = await applied(CEIBOS);
    await rows(sql`insert into clinic_change_requests (id, provider_id, state, name, requested_at)
      select gen_random_uuid(), id, 'waiting', 'Los Ceibos', now() from providers`);
    expect(await preview(run.id)).toMatchObject({ removed: 0, kept_by_reason: { in_use: 1 } });
  });

  it('gives back only what no later import changed, until that is reverted too', async () => {
    const first = await applied(CEIBOS, HONDO);
    const second = await applied(CEIBOS, MOVED);
    expect(await preview(first.id)).toMatchObject({ removed: 1, kept: 1, kept_by_reason: { later_import: 1 } });
    await revert(second.id);
    expect(await preview(first.id)).toMatchObject({ removed: 2, kept: 0 });
    await revert(first.id);
    expect(await listings()).toEqual([]);
  });

  it('is refused twice, without a reason, at another version, and when what it replaced is forgotten', async () => {
    const [run, other] = [await applied(CEIBOS), await applied(HONDO)];
    expect((await revert(run.id, token, { version: 1, reason: ' ' })).status).toBe(422);
    expect((await revert(run.id, token, { version: 2, reason: REASON })).body.code).toBe('request.stale_version');
    expect((await revert(run.id)).status).toBe(200);
    expect((await revert(run.id, token, { version: 2, reason: REASON })).body.code).toBe('imports.not_possible');
    expect((await open.call('GET', `/history/${run.id}/revert`, token)).body.code).toBe('imports.not_possible');
    await rows(sql`update import_runs set revertible_until = now() - interval '3650 days' where id = ${other.id}`);
    expect((await revert(other.id)).body.code).toBe('imports.revert_over');
    expect((await open.call('GET', `/history/${other.id}/revert`, token)).body.code).toBe('imports.revert_over');
    expect(await listings()).toHaveLength(1);
  });

  it('waits for a running import', async () => {
    const run = await applied(CEIBOS);
    await rows(sql`update imports set state = 'committing'`);
    expect((await revert(run.id)).body.code).toBe('imports.busy');
    await rows(sql`update imports set state = 'done'`);
  });

  it('is closed to admins of the demo and to everyone else', async () => {
    const run = await applied(CEIBOS);
    const visitor = await open.somebody({ demo: true });
    expect((await revert(run.id, visitor.token)).body.code).toBe('access.closed_to_demo');
    const clinic = await open.somebody({ role: 'provider' });
    expect((await revert(run.id, clinic.token)).status).toBe(403);
    expect(await listings()).toHaveLength(1);
  });

  it('forgets what was replaced when its time is over', async () => {
    const run = await applied(CEIBOS);
    const clock = { now: () => new Date(Date.parse(run.revertible_until ?? '') + 1) };
    const recorded = () => rows(sql`select row_id from import_changes`);
    expect(await recorded()).toHaveLength(2);
    await forgetOldChanges({ database: open.database, clock: { ...clock, today: () => '' } });
    expect(await recorded()).toHaveLength(0);
  });
});
