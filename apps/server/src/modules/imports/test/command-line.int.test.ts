import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '../commands/import-file.ts';
import { openFacilities } from '../facilities/read-facilities.ts';
import { memorySource } from '../readers/source.ts';
import { openImports } from '../testing/open-imports.ts';

const REGISTER = [
  'Código;Nombre;Provincia;Localidad;Domicilio;CP;Teléfono;Latitud;Longitud',
  '1001;CLINICA LOS CEIBOS DEL NORTE;Salta;SALTA;BELGRANO 1200;4400;0387 4220011;-24.7859;-65.4117',
  '1003;;Salta;METÁN;MITRE 99;4440;;;',
].join('\n');

let open: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  open = await openImports();
});
afterAll(() => open.close());

async function byCommand(dryRun: boolean) {
  const content = Buffer.from(REGISTER);
  const opened = await openFacilities(memorySource('salta.csv', content), { country: 'AR', sourceKey: 'salta' });
  return importFile(open.database, opened, {
    fileName: 'salta.csv',
    size: content.length,
    sourceName: 'Registro de Salta',
    licence: 'CC BY 4.0',
    today: '2026-11-20',
    at: open.clock.now(),
    dryRun,
  });
}

it('gives an import of the command line the page that uploads have: report, findings and undo', async () => {
  const { token } = await open.somebody();
  await byCommand(true);
  expect((await open.call('GET', '/history', token)).body.total).toBe(0);
  await byCommand(false);
  const [listed] = (await open.call('GET', '/history', token)).body.data;
  const page = `/${String(listed?.['import_id'])}`;
  const { status, body } = await open.call('GET', page, token);
  expect({ status, ...body }).toMatchObject({
    status: 200,
    from: 'command_line',
    state: 'done',
    started_by: null,
    counts: { added: 1, refused: 1, possible: 0 },
    actions: [],
    run: { id: listed?.['id'], licence: 'CC BY 4.0', rows: 2, actions: ['revert'] },
  });
  const refused = await open.call('GET', `${page}/findings?kind=refused`, token);
  expect(refused.body.data).toMatchObject([{ code: 'name_missing' }]);
  expect((await open.call('GET', '', token)).body.total).toBe(0);
  expect((await open.call('GET', `${page}/preview`, token)).body.code).toBe('imports.file_gone');
  const reverting = { version: 1, reason: 'The wrong edition was imported.' };
  const reverted = await open.call('POST', `/history/${String(listed?.['id'])}/revert`, token, reverting);
  expect(reverted.body).toMatchObject({ import_id: page.slice(1), reversal: { removed: 1 } });
  const { rows } = await open.database.db.execute(
    sql`select action from audit_entries where action like 'imports.%' order by at, id`,
  );
  expect(rows).toEqual([{ action: 'imports.recorded' }, { action: 'imports.reverted' }]);
});

it('is invisible to admins of the demo, who see only what was uploaded there', async () => {
  const { token } = await open.somebody({ demo: true });
  expect((await open.call('GET', '/history', token)).body.data).toMatchObject([{ import_id: null }]);
});
