import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { openImports } from '../testing/open-imports.ts';

const REGISTER = [
  'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud',
  '1001;CLINICA LOS CEIBOS DEL NORTE;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117',
  '1002;HOSPITAL ZONAL VALLE HONDO;Salta;METÁN;MITRE 45;4440;03876 420022;-25.4958;-64.9730',
  '1003;;Salta;METÁN;MITRE 99;4440;;;',
].join('\n');
const READ_AS = {
  preset: null,
  mapping: null,
  country: 'AR',
  source_key: 'salta',
  source_name: 'Salta',
  licence: 'CC BY 4.0',
};

let open: Awaited<ReturnType<typeof openImports>>;
let admin: Awaited<ReturnType<(typeof open)['somebody']>>;
beforeAll(async () => {
  open = await openImports();
});
beforeEach(async () => {
  await open.clear();
  await emptyTables(open.database, 'imports', 'import_runs', 'stored_files', 'providers');
  admin = await open.somebody();
});
afterAll(() => open.close());

const count = async (table: 'providers' | 'import_runs' | 'stored_files') =>
  Number(
    (await open.database.db.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n,
  );

/** Uploads a registry file and describes how to read it. */
async function described(token = admin.token) {
  const sent = await open.upload(token, 'salta.csv', REGISTER);
  const { body } = await open.call('PUT', `/${sent.body.id}`, token, { options: READ_AS, version: sent.body.version });
  return body;
}

describe('a registry uploaded by an admin', () => {
  it('is read, dry-run, and imported with a report that gives reasons for rejections', async () => {
    const sent = await open.upload(admin.token, 'salta.csv', Buffer.from(REGISTER, 'latin1'));
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ state: 'uploaded', started_by: 'Inés Quiroga', reading: { rows: 3 } });
    const one = await described();
    const preview = await open.call('GET', `/${one.id}/preview`, admin.token);
    expect(preview.body.rows[0]).toMatchObject({ name: 'Clínica Los Ceibos del Norte', problem: null });
    expect(preview.body.rows[2]).toMatchObject({ name: null, code: 'name_missing' });

    const checking = await open.call('POST', `/${one.id}/check`, admin.token, { version: one.version });
    expect(checking).toMatchObject({ status: 202, body: { state: 'checking', actions: [] } });
    await open.settle();
    const checked = (await open.call('GET', `/${one.id}`, admin.token)).body;
    expect(checked).toMatchObject({ state: 'checked', counts: { added: 2, refused: 1 } });
    expect([await count('providers'), await count('import_runs')]).toEqual([0, 0]);
    const refused = await open.call('GET', `/${one.id}/findings?kind=refused`, admin.token);
    expect(refused.body).toMatchObject({ total: 1, data: [{ line: 4, code: 'name_missing' }] });

    await open.call('POST', `/${one.id}/commit`, admin.token, { version: checked.version });
    await open.settle();
    expect((await open.call('GET', `/${one.id}`, admin.token)).body).toMatchObject({ state: 'done', actions: [] });
    expect([await count('providers'), await count('import_runs')]).toEqual([2, 1]);
    const { rows } = await open.database.db.execute<{ action: string }>(
      sql`select action from audit_entries where target_type = 'import' and actor_id = ${admin.userId} order by position`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'imports.uploaded',
      'imports.uploaded',
      'imports.described',
      'imports.check_begun',
      'imports.committed',
    ]);
  });

  it('is rejected with a reason while another one runs', async () => {
    const [first, second] = [await described(), await described()];
    await open.call('POST', `/${first.id}/check`, admin.token, { version: first.version });
    const other = await open.call('POST', `/${second.id}/check`, admin.token, { version: second.version });
    expect(other).toMatchObject({ status: 409, body: { code: 'imports.busy' } });
    await open.settle();
    expect((await open.call('POST', `/${second.id}/check`, admin.token, { version: second.version })).status).toBe(202);
    await open.settle();
  });

  it('leaves nothing behind when its run fails, and can be retried', async () => {
    const one = await described();
    await open.call('POST', `/${one.id}/check`, admin.token, { version: one.version });
    await open.settle();
    const checked = (await open.call('GET', `/${one.id}`, admin.token)).body;
    await open.database.db.execute(
      sql`alter table import_findings add constraint broken check (kind <> 'refused') not valid`,
    );
    await open.call('POST', `/${one.id}/commit`, admin.token, { version: checked.version });
    await open.settle({ later: true });
    await open.database.db.execute(sql`alter table import_findings drop constraint broken`);
    const broken = (await open.call('GET', `/${one.id}`, admin.token)).body;
    expect(broken).toMatchObject({ state: 'checked', failure: 'unexpected' });
    expect([await count('providers'), await count('import_runs')]).toEqual([0, 0]);
    await open.call('POST', `/${one.id}/commit`, admin.token, { version: broken.version });
    await open.settle();
    expect(await count('providers')).toBe(2);
    for (const sort of ['-finished', 'source', '-added'])
      expect((await open.call('GET', `/history?sort=${sort}`, admin.token)).body.total, sort).toBe(1);
  });

  it('explains what is missing when unreadable, and is deleted with its file', async () => {
    const sent = await open.upload(admin.token, 'list.csv', 'a,b\n1,2\n3,4\n');
    expect(sent.body).toMatchObject({ reading: null, actions: ['describe', 'withdraw'] });
    expect(sent.body.unreadable?.message).toContain('mapping');
    const dropped = await open.call('POST', `/${sent.body.id}/withdraw`, admin.token, { version: sent.body.version });
    expect(dropped.body).toMatchObject({ state: 'withdrawn', actions: [] });
  });

  it('is listed with others in the order that is asked for', async () => {
    await open.upload(admin.token, 'b.csv', REGISTER);
    await open.upload(admin.token, 'C.csv', 'a,b\n1,2\n3,4\n');
    await open.upload(admin.token, 'a.csv', REGISTER);
    const files = async (sort: string) =>
      (await open.call('GET', `?sort=${sort}`, admin.token)).body.data.map(({ file_name: name }) => name);
    expect(await files('uploaded')).toEqual(['b.csv', 'C.csv', 'a.csv']);
    expect(await files('file')).toEqual(['a.csv', 'b.csv', 'C.csv']);
    // Unreadable files have no rows.
    expect((await files('-rows')).at(-1)).toBe('C.csv');
    expect((await files('rows')).at(-1)).toBe('C.csv');
    expect((await open.call('GET', '?sort=size', admin.token)).status).toBe(422);
  });

  it('is rejected if not text, and inaccessible to demo admins and everyone else', async () => {
    expect((await open.upload(admin.token, 'x.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).status).toBe(415);
    const one = await described();
    const visitor = await open.somebody({ demo: true });
    expect((await open.call('GET', `/${one.id}`, visitor.token)).body.code).toBe('imports.not_found');
    expect((await open.call('GET', '', visitor.token)).body.total).toBe(0);
    const clinic = await open.somebody({ role: 'provider' });
    expect((await open.call('GET', '', clinic.token)).status).toBe(403);
    expect(await count('stored_files')).toBe(1);
  });
});
